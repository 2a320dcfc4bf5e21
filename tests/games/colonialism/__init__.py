"""Tests of Colonialism's rules."""
