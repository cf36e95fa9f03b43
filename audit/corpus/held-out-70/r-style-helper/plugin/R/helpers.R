walk <- function(x, see) {
  see(x)
  if (is.recursive(x)) for (part in as.list(x)) if (!missing(part)) walk(part, see)
  invisible(NULL)
}

is_call <- function(x, name) is.call(x) && identical(x[[1]], as.name(name))
