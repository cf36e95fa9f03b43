args <- commandArgs(trailingOnly = TRUE)
stopifnot(length(args) == 1, file.exists(args[[1]]))

d <- read.csv(args[[1]])
agg <- aggregate(cbind(lines, covered) ~ package, data = d, FUN = sum)
agg$percent <- with(agg, round(100 * covered / lines, 1))
agg <- agg[order(agg$percent), ]

evaluate <- function(p) if (p < 50) "low" else if (p < 80) "fair" else "good"
agg$grade <- vapply(agg$percent, evaluate, character(1))

print(agg, row.names = FALSE)
cat(sprintf("total %.1f %%\n", 100 * sum(d$covered) / sum(d$lines)))
