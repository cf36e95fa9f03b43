function tip(text) { printf "%s:%d: %s\n", FILENAME, FNR, text }

/^FROM / && $2 !~ /[:@]/ { tip("image has no tag") }
/^FROM / && $2 ~ /:latest$/ { tip("latest changes under you") }
/^ADD https?:/ { tip("prefer COPY, or check the sum of the download") }
/apt-get install/ && !/--no-install-recommends/ { tip("add --no-install-recommends") }
/(curl|wget).*\|.*sh/ { tip("a piped installer cannot be checked") }
/^USER / { user = 1 }
END { if (!user) printf "%s: runs as root\n", FILENAME }
