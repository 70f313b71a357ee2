"""What is ``added`` is collected only where it has been added."""

collect_ignore = ["added"]
