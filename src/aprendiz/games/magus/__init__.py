"""Magus Novatus: take potions from a grid to cast spells with effects. The rules are in docs/rules/magus.md."""
