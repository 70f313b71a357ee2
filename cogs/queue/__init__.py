"""People who look for an opponent, also on other servers, and are seated together."""
