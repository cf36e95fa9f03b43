//! The verifier against vectors and suites that others wrote.
