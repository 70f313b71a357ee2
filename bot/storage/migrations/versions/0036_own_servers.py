"""Results at a second board belong to the server where their player played, not the opponent's."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(
        sa.text(
            "UPDATE results SET"
            " guild_id = (SELECT guild_id FROM postings WHERE kind = 'second' AND subject = results.match_id),"
            " channel_id = (SELECT place_id FROM postings WHERE kind = 'second' AND subject = results.match_id)"
            " WHERE seat = 1 AND EXISTS"
            " (SELECT 1 FROM postings WHERE kind = 'second' AND subject = results.match_id)"
        )
    )
