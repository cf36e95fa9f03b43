module example.org/timing

go 1.21
