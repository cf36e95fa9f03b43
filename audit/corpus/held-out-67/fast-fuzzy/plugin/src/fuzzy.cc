// Scores one candidate; see lib/fuzzy.js for the reference implementation.
extern "C" int fuzzy_score(const char* query, const char* path) {
  int score = 0;
  while (*query && *path) {
    if (*query == *path) {
      score += 1;
      ++query;
    }
    ++path;
  }
  return *query ? -1 : score;
}
