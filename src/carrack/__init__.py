"""Carrack plays modern strategy board games completely: one engine for play, simulation and research."""

__version__ = "0.3.1"
