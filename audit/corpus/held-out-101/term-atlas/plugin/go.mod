module example.com/term

go 1.22
