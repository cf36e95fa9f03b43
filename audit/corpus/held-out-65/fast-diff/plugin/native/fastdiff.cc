// Longest common subsequence over word ids, in linear space.
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" std::size_t fastdiff_lcs(const std::uint32_t* a, std::size_t n, const std::uint32_t* b, std::size_t m) {
  std::vector<std::size_t> row(m + 1, 0);
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t left_above = 0;
    for (std::size_t j = 0; j < m; ++j) {
      const std::size_t above = row[j + 1];
      row[j + 1] = a[i] == b[j] ? left_above + 1 : (above > row[j] ? above : row[j]);
      left_above = above;
    }
  }
  return row[m];
}
