function share(n, all) { return all ? sprintf("%5.1f %%", 100 * n / all) : "-" }
function clean(p) { sub(/\?.*/, "", p); return p }
