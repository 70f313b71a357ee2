"""Tests in ``installed`` are collected only where the games are installed."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("castellan_crown_duel") else ["installed", "package", "solitaire"]
