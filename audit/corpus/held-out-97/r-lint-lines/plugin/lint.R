input <- paste(readLines(file("stdin"), warn = FALSE), collapse = "\n")
hit <- regmatches(input, regexec('"file_path"\\s*:\\s*"([^"]+\\.[Rr])"', input))[[1]]
if (length(hit) < 2 || !file.exists(hit[2])) quit(status = 0)
path <- hit[2]

own <- function(path) {
  src <- readLines(path, warn = FALSE)
  checks <- list(
    "T/F instead of TRUE/FALSE"            = "(^|[^\\w.])[TF]([^\\w.]|$)",
    "setwd() in a script"                  = "\\bsetwd\\(",
    "eval(parse(text = )) is hard to read" = "eval\\(parse\\(text",
    "1:length(x), use seq_along"           = "1:length\\(",
    "source() of a URL"                    = "source\\([\"']https?://"
  )
  for (what in names(checks)) {
    for (i in grep(checks[[what]], src, perl = TRUE)) {
      message(sprintf("%s:%d: %s", path, i, what))
    }
  }
}

parsed <- tryCatch(parse(path), error = function(e) {
  message(conditionMessage(e))
  quit(status = 2)
})

if (requireNamespace("lintr", quietly = TRUE)) {
  found <- lintr::lint(path)
  for (l in utils::head(found, 20)) {
    message(sprintf("%s:%d: %s", path, l$line_number, l$message))
  }
} else {
  own(path)
}
