"""Turns SVG into pixels with resvg, Pillow and numpy. The drawing process imports nothing else."""
