module badge

go 1.21
