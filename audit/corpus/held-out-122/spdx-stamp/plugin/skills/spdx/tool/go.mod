module example.org/spdx

go 1.21
