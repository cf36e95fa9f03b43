note() { "${EDITOR:-vi}" ".notes/$(git rev-parse --abbrev-ref HEAD | tr '/' '_').md"; }
