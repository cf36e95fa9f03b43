args <- commandArgs(trailingOnly = TRUE)
if (length(args) < 2) {
  message("compare.R BEFORE.csv AFTER.csv [alpha]")
  quit(status = 2)
}
alpha <- if (length(args) >= 3) as.numeric(args[[3]]) else 0.01

read_run <- function(path) {
  d <- read.csv(path, stringsAsFactors = FALSE)
  missing <- setdiff(c("name", "ms"), names(d))
  if (length(missing)) stop(path, ": no column ", paste(missing, collapse = ", "))
  split(d$ms, d$name)
}

before <- read_run(args[[1]])
after <- read_run(args[[2]])
common <- intersect(names(before), names(after))

compare <- function(name) {
  a <- before[[name]]
  b <- after[[name]]
  p <- if (length(a) >= 4 && length(b) >= 4) suppressWarnings(wilcox.test(a, b)$p.value) else NA_real_
  data.frame(
    name = name,
    before = median(a),
    after = median(b),
    change = 100 * (median(b) / median(a) - 1),
    p = p
  )
}

rows <- do.call(rbind, lapply(common, compare))
if (is.null(rows)) {
  message("nothing in common")
  quit(status = 1)
}
rows$p <- p.adjust(rows$p, method = "holm")
rows$mark <- ifelse(!is.na(rows$p) & rows$p < alpha, "*", "")
rows <- rows[order(-abs(rows$change)), ]

cat(sprintf("%-40s %10.3f %10.3f %+7.1f%% %s\n", rows$name, rows$before, rows$after, rows$change, rows$mark), sep = "")
gone <- setdiff(names(before), names(after))
fresh <- setdiff(names(after), names(before))
if (length(gone)) cat("gone: ", paste(gone, collapse = ", "), "\n", sep = "")
if (length(fresh)) cat("new: ", paste(fresh, collapse = ", "), "\n", sep = "")
