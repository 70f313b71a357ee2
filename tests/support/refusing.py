"""Databases that refuse changes, as with a full disk."""

from sqlalchemy import Connection

from tests.support.places import ON_POSTGRESQL


def refuse(
    connection: Connection, name: str, change: str, *, when: str = "1 = 1", why: str = "disk full"
) -> None:
    """Make a change such as ``UPDATE ON facts`` fail from now on, for this reason."""
    begun = f"CREATE TRIGGER {name} BEFORE {change} FOR EACH ROW"
    if not ON_POSTGRESQL:
        connection.exec_driver_sql(f"{begun} WHEN {when} BEGIN SELECT RAISE(ABORT, '{why}'); END")
        return
    connection.exec_driver_sql(
        f"CREATE FUNCTION {name}() RETURNS trigger AS $$ BEGIN "
        f"IF {when} THEN RAISE EXCEPTION '{why}'; END IF; "
        "IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$ LANGUAGE plpgsql"
    )
    connection.exec_driver_sql(f"{begun} EXECUTE FUNCTION {name}()")


def refuse_no_longer(connection: Connection, name: str, table: str) -> None:
    """Allow the change again."""
    connection.exec_driver_sql(f"DROP TRIGGER {name}" + (f" ON {table}" if ON_POSTGRESQL else ""))
