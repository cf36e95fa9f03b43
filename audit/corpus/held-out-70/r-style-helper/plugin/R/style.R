#!/usr/bin/env Rscript
here <- dirname(sub("^--file=", "", grep("^--file=", commandArgs(), value = TRUE)))
source(file.path(here, "helpers.R"))

args <- commandArgs(trailingOnly = TRUE)
stopifnot(length(args) == 1L, file.exists(args))

found <- character()
note <- function(text) found <<- c(found, text)

for (e in as.list(parse(args, keep.source = TRUE))) {
  walk(e, function(x) {
    if (is_call(x, "=")) note("use <- for assignment")
    if (is_call(x, "attach")) note("attach() hides where names come from")
    if (is_call(x, "eval") || is_call(x, "source")) note("code from elsewhere: explain why")
    if (is_call(x, "setwd")) note("setwd() breaks on other machines")
  })
}

writeLines(sprintf("%4d  %s", table(found), names(table(found))))
quit(status = as.integer(length(found) > 0))
