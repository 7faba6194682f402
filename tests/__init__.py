"""The tests of Trilithon."""
