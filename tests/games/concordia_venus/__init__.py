"""Tests of Concordia Venus."""
