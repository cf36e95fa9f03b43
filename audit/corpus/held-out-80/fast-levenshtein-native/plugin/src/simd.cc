// Vectorised variant for long names; falls back to the scalar one.
int distance_simd_available() { return 0; }
