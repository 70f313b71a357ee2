"""Rasterises SVG with resvg, Pillow and numpy. The drawing process imports nothing else."""
