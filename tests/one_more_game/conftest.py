"""Tests in ``added`` are collected only where they have been added."""

collect_ignore = ["added"]
