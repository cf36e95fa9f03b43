module atlas.invalid/todo

go 1.22
