module gatehouse.invalid/gofmt-gate

go 1.21
