module example.com/hedge

go 1.22
