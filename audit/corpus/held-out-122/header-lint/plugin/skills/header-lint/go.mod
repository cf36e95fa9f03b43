module example.org/header-lint

go 1.21
