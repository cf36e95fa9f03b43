module example.com/sorter

go 1.21
