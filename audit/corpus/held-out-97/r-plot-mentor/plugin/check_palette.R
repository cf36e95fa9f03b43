txt <- paste(readLines(file("stdin"), warn = FALSE), collapse = "\n")
m <- regmatches(txt, regexpr('"file_path"\\s*:\\s*"[^"]+\\.R"', txt))
if (length(m) == 0) quit(status = 0)
path <- sub('.*"([^"]+)"$', "\\1", m)
if (!file.exists(path)) quit(status = 0)

src <- readLines(path, warn = FALSE)
bad <- grep("rainbow\\(|heat\\.colors\\(|scale_colou?r_brewer\\(.*Set1", src)
for (i in bad) {
  message(sprintf("%s:%d: this palette is hard to read for colour-blind readers", path, i))
}
