root = true

[*]
indent_style = space
indent_size = 2
