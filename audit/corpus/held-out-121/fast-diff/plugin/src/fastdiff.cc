#include <string>
bool same(const std::string& a, const std::string& b) { return a == b; }
