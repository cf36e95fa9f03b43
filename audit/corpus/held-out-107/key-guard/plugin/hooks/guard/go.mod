module guard

go 1.21
