name <- commandArgs(trailingOnly = TRUE)[1]
if (exists(name, mode = "function")) {
  print(args(get(name, mode = "function")))
} else {
  cat("not found:", name, "\n")
}
