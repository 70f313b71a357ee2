"""What is stored of a person or a server: shown, exported, deleted."""
