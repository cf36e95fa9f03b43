#include <string>
bool match(const std::string& glob, const std::string& name) { return glob == name; }
