"""What ``/profile`` shows: every game in a line, one of them at length, its course as a picture."""

from collections.abc import Mapping

from bot.base.language import Language
from bot.base.names import cleaned, escaped
from bot.discord_io.messages import LONGEST, shortened
from bot.hall.leaderboards import Line
from bot.hall.profiles import Feats, Meeting, Played, Profile
from bot.pages.model import Button, Option, Page, Picture, Select
from bot.pages.presenter import Presenter
from bot.pages.table import MEDALS
from bot.pictures.chart import rating_chart, score_chart
from bot.results import ratings
from bot.results.counting import daily_board, is_solitaire

MOST_KINGS = 4
"""The highest score of a game for one."""

Faces = Mapping[str, Presenter]


def default_game(profile: Profile) -> str | None:
    """What somebody plays most."""
    return profile.games[0].slug if profile.games else None


def bare_page(profile: Profile, name: str, language: Language) -> Page:
    """Of somebody of whom there is nothing to show, and why."""
    title = language.say("Profile: {name}", name=escaped(name))
    if profile.own:
        text = language.say(
            "You have not finished a match yet. `/play` opens a table, and your profile begins "
            "with its end."
        )
    elif profile.guild_id is None:
        text = language.say(
            "{name} does not show results across servers. `/profile` on a server where you both "
            "play shows those of that server.",
            name=escaped(name),
        )
    else:
        text = never(profile, name, language)
    return Page(title, text)


def bot_page(name: str, language: Language) -> Page:
    """Of an account that no person uses."""
    title = language.say("Profile: {name}", name=escaped(name))
    return Page(
        title,
        language.say(
            "{name} is a bot. Profiles are for people: computers sit at tables, but have no rank.",
            name=escaped(name),
        ),
    )


def never(profile: Profile, name: str, language: Language) -> str:
    """That somebody has no counted match in a server."""
    if profile.own:
        return language.say("You have not finished a counted match here yet.")
    return language.say("{name} has not finished a counted match here yet.", name=escaped(name))


def profile_page(
    presenters: Faces,
    profile: Profile,
    feats: Feats,
    slug: str,
    name: str,
    today: str,
    language: Language,
    *,
    shared: bool = False,
) -> Page:
    """Everything of one game, after a line for each."""
    counted = sum(each.counted for each in profile.games)
    matches = sum(each.matches for each in profile.games)
    blocks = [
        language.count(
            matches,
            "{n} finished match, {counted} counted.",
            "{n} finished matches, {counted} counted.",
            counted=counted,
        )
        if counted or profile.guild_id is None
        else never(profile, name, language),
        "\n".join(
            _overview(presenters[each.slug], profile, each, language) for each in profile.games
        ),
        "\n".join(
            [
                f"**{presenters[slug].title(language)}**",
                *_details(presenters[slug], profile, feats, slug, today, language),
            ]
        ),
    ]
    games = tuple(
        Option(presenters[each.slug].title(language), each.slug, chosen=each.slug == slug)
        for each in profile.games
    )
    menu = Select(language.say("Another game"), "profile", games, args=str(profile.user_id))
    label = language.say("Shared") if shared else language.say("Share")
    share = Button(label, "profile_share", f"{profile.user_id}/{slug}", "primary", disabled=shared)
    return Page(
        language.say("Profile: {name}", name=escaped(name)),
        "\n\n".join(blocks),
        footer=_footer(profile, language),
        picture=_picture(presenters[slug], profile, feats, slug, name, language),
        rows=(menu, (share,)) if len(games) > 1 else ((share,),),
    )


def _footer(profile: Profile, language: Language) -> str:
    ranks = [*profile.ranks.values(), *profile.worldwide.values()]
    if any(rank.place is None for rank in ranks):
        return language.say("A number with ? is uncertain until more matches are counted.")
    return ""


def _place(rank: Line, language: Language) -> str:
    assert rank.place is not None
    medal = MEDALS.get(rank.place)
    told_place = language.say("place {place}", place=rank.place)
    return told_place if medal is None else f"{medal} {told_place}"


def _rating(rank: Line, language: Language) -> str:
    """``1640 · place 14``, or ``1533?``."""
    assert rank.mu is not None
    number = ratings.shown(rank.mu)
    return f"**{number}?**" if rank.place is None else f"**{number}** · {_place(rank, language)}"


def _brief_rating(rank: Line | None, language: Language) -> list[str]:
    """The same for a line of many: a medal says what place it is for."""
    if rank is None or rank.mu is None:
        return []
    number = ratings.shown(rank.mu)
    if rank.place is None:
        return [f"{number}?"]
    medal = MEDALS.get(rank.place)
    return [f"{number}", _place(rank, language)] if medal is None else [f"{number} {medal}"]


def _overview(presenter: Presenter, profile: Profile, played: Played, language: Language) -> str:
    """A game in a line: the rating or the kings killed, and how often it was played."""
    parts = [f"**{presenter.title(language)}**"]
    if is_solitaire(played.slug):
        if played.counted:
            parts.append(presenter.score_text(played.total, language))
        parts.append(language.count(played.matches, "{n} game", "{n} games"))
    else:
        parts += _brief_rating(profile.ranks.get(played.slug), language)
        parts.append(language.count(played.matches, "{n} match", "{n} matches"))
    return "• " + " · ".join(parts)


def _details(
    presenter: Presenter, profile: Profile, feats: Feats, slug: str, today: str, language: Language
) -> list[str]:
    played = profile.played(slug)
    if is_solitaire(slug):
        return _alone(presenter, profile, feats, played, today, language)
    lines = []
    here, across = profile.ranks.get(slug), profile.worldwide.get(slug)
    if profile.guild_id is not None:
        if here is not None:
            lines.append(language.say("Rating: {rating}", rating=_rating(here, language)))
        else:
            lines.append(language.say("No rating yet: none of these matches counted."))
    if across is not None:
        lines.append(language.say("Across servers: {rating}", rating=_rating(across, language)))
    elif profile.guild_id is None:
        lines.append(
            language.say(
                "No rating across servers yet. Those who allow it in `/privacy` are rated among "
                "themselves."
            )
        )
    lines += _counts(played, language)
    lines += _streak(here, across, language)
    highest = None if profile.guild_id is None else feats.highest
    if highest is not None and highest.mu is not None:
        lines.append(
            language.say(
                "Highest rating: **{rating}**, {day}",
                rating=ratings.shown(highest.mu),
                day=f"<t:{highest.at // 1000}:d>",
            )
        )
    if feats.largest is not None:
        lines.append(
            language.count(
                feats.largest,
                "Largest table won: **{n}** person",
                "Largest table won: **{n}** people",
            )
        )
    if feats.opponents:
        lines.append(language.say("Most often met, won–lost:"))
        lines += [_meeting(each, language) for each in feats.opponents]
    return lines


def _counts(played: Played, language: Language) -> list[str]:
    lines = [
        language.say(
            "Counted: **{counted}** of {matches}", counted=played.counted, matches=played.matches
        )
    ]
    if played.counted:
        lines.append(
            language.say(
                "Won: **{won}** ({share} %)",
                won=played.won,
                share=round(100 * played.won / played.counted),
            )
        )
    return lines


def _streak(here: Line | None, across: Line | None, language: Language) -> list[str]:
    """How often somebody wins in a row: here, else across servers."""
    rank = here or across
    if rank is None:
        return []
    numbers = {"now": rank.streak, "most": rank.best_streak}
    if here is None:
        return [
            language.say(
                "Wins in a row across servers: **{now}** now, **{most}** at most", **numbers
            )
        ]
    return [language.say("Wins in a row: **{now}** now, **{most}** at most", **numbers)]


def _meeting(met: Meeting, language: Language) -> str:
    even = met.matches - met.before - met.behind
    facts = {"name": escaped(met.name), "before": met.before, "behind": met.behind}
    if not even:
        return "• " + language.count(
            met.matches,
            "**{name}** · {n} match: {before}–{behind}",
            "**{name}** · {n} matches: {before}–{behind}",
            **facts,
        )
    return "• " + language.count(
        met.matches,
        "**{name}** · {n} match: {before}–{behind}, {even} even",
        "**{name}** · {n} matches: {before}–{behind}, {even} even",
        even=even,
        **facts,
    )


def _alone(
    presenter: Presenter,
    profile: Profile,
    feats: Feats,
    played: Played,
    today: str,
    language: Language,
) -> list[str]:
    """The details of a game for one."""
    lines = []
    table = profile.ranks.get(played.slug)
    daily = profile.ranks.get(daily_board(played.slug))
    across = profile.guild_id is None
    if table is not None:
        score = presenter.score_text(table.total, language)
        facts = {"score": score, "place": _place(table, language)}
        lines.append(
            language.say("Own deals across servers: **{score}** · {place}", **facts)
            if across
            else language.say("Own deals: **{score}** · {place}", **facts)
        )
    if daily is not None:
        score = presenter.score_text(daily.total, language)
        facts = {"score": score, "place": _place(daily, language)}
        lines.append(
            language.say("Deals of the day across servers: **{score}** · {place}", **facts)
            if across
            else language.say("Deals of the day: **{score}** · {place}", **facts)
        )
    lines += _counts(played, language)
    if feats.fewest is not None:
        lines.append(
            language.count(
                feats.fewest,
                "Best win: with **{n}** card drawn",
                "Best win: with **{n}** cards drawn",
            )
        )
    lines += _streak(None, table, language) if across else _streak(table, None, language)
    days = profile.streak_of_days(played.slug, today)
    if days is not None:
        numbers = {"now": days[0], "most": days[1]}
        lines.append(
            language.say(
                "Days in a row won across servers: **{now}** now, **{most}** at most", **numbers
            )
            if across
            else language.say("Days in a row won: **{now}** now, **{most}** at most", **numbers)
        )
    return lines


def _picture(
    presenter: Presenter, profile: Profile, feats: Feats, slug: str, name: str, language: Language
) -> Picture | None:
    """The course; there is none of a rating across servers, nor where only tables may be told."""
    played = profile.played(slug)
    facts = {"name": cleaned(name), "game": presenter.title(language)}
    if profile.guild_id is None and not (profile.own and is_solitaire(slug)):
        return None
    if not feats.course:
        alt = language.say("The arms of {name}, and no counted match of {game} yet.", **facts)
        if is_solitaire(slug):
            return Picture("profile.png", alt, score_chart, (profile.user_id, (), 0, 0, MOST_KINGS))
        return Picture("profile.png", alt, rating_chart, (profile.user_id, (), 0))
    if is_solitaire(slug):
        scores = tuple((point.score, point.won) for point in feats.course)
        alt = _alternative_of_scores(scores, facts, language)
        subject = (profile.user_id, scores, played.counted, feats.total, MOST_KINGS)
        return Picture("profile.png", alt, score_chart, subject)
    course = tuple(
        (ratings.shown(point.mu), ratings.is_uncertain(point.sigma))
        for point in feats.course
        if point.mu is not None and point.sigma is not None
    )
    alt = _alternative([rating for rating, _ in course], facts, language)
    return Picture("profile.png", alt, rating_chart, (profile.user_id, course, played.counted))


def _alternative(course: list[int], facts: dict[str, str], language: Language) -> str:
    alt = language.count(
        len(course),
        "The arms of {name}, and the rating in {game} after the last {n} counted match: first "
        "{first}, last {last}, highest {highest}, lowest {lowest}.",
        "The arms of {name}, and the rating in {game} after each of the last {n} counted matches: "
        "first {first}, last {last}, highest {highest}, lowest {lowest}.",
        first=course[0],
        last=course[-1],
        highest=max(course),
        lowest=min(course),
        **facts,
    )
    return shortened(alt, LONGEST["alt"])


def _alternative_of_scores(
    scores: tuple[tuple[int, bool], ...], facts: dict[str, str], language: Language
) -> str:
    kings = [score for score, _ in scores]
    alt = language.count(
        len(scores),
        "The arms of {name}, and the kings killed in the last {n} counted game of {game}: first "
        "{first}, last {last}, most {most}, fewest {fewest}; won: {won}.",
        "The arms of {name}, and the kings killed in each of the last {n} counted games of {game}: "
        "first {first}, last {last}, most {most}, fewest {fewest}; won: {won}.",
        first=kings[0],
        last=kings[-1],
        most=max(kings),
        fewest=min(kings),
        won=sum(won for _, won in scores),
        **facts,
    )
    return shortened(alt, LONGEST["alt"])
