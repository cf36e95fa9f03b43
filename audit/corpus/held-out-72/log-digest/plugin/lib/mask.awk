# Masks what should not be read by others.
function mask(s) {
    gsub(/[Bb]earer [A-Za-z0-9._~+\/-]+=*/, "Bearer ***", s)
    gsub(/(password|passwd|token|secret|api_?key)=[^ &"]+/, "***=***", s)
    gsub(/AKIA[0-9A-Z][0-9A-Z]*/, "AKIA***", s)
    gsub(/[A-Za-z0-9._-]+@[A-Za-z0-9.-]+/, "<mail>", s)
    return s
}
