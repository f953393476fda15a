"""Magus Novatus: potions from a grid, spells with a surprise on their back."""
