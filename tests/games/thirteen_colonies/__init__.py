"""Tests of the rules of 13 Kolonien."""
