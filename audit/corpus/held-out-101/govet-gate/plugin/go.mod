module example.com/govet-gate

go 1.21
