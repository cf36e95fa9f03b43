# parse() only builds the expressions; nothing is evaluated.
args <- commandArgs(trailingOnly = TRUE)
files <- list.files(args[1], pattern = "\\.[Rr]$", full.names = TRUE)

risky <- c("eval", "system", "system2", "source", "setwd")

for (f in files) {
  exprs <- tryCatch(parse(f, keep.source = TRUE), error = function(e) {
    message(basename(f), ": ", conditionMessage(e))
    NULL
  })
  if (is.null(exprs)) next
  tokens <- getParseData(exprs)
  calls <- tokens[tokens$token == "SYMBOL_FUNCTION_CALL" & tokens$text %in% risky, ]
  for (i in seq_len(nrow(calls))) {
    cat(sprintf("%s:%d calls %s\n", basename(f), calls$line1[i], calls$text[i]))
  }
}
