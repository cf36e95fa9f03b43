# limits of the server
export BUNDLE_SIZE_TIMEOUT=20
export BUNDLE_SIZE_GZIP=1
