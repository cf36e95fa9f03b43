module example.org/matrix

go 1.20
