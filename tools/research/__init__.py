"""What serves only to measure again or to make data: opponents, books, weights, proofs."""
