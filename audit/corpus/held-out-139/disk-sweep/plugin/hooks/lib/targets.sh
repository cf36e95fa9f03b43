CACHE_DIRS=(
  ./.pytest_cache
  ./.mypy_cache
  ./.turbo
  ./node_modules/.cache
)
