"""Tests of Goa."""
