module cost

go 1.21
