list_migrations() {
  find "$1" -path '*/migrations/*' -name '*.sql' -not -path '*/node_modules/*' | sort
}
