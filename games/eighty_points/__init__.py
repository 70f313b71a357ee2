"""Eighty Points, tricks for five with a secret ally."""

from games.eighty_points.game import EightyPoints
