"""What tells actions in Kill the Kings apart, in numbers that a sentence can be made of."""
from games.core.game import Facts
from games.kill_the_kings.computers.planning import Layout
from games.kill_the_kings.state import Action
def facts_of(layout: Layout, action: Action) -> Facts:
    return {}
