package main

import (
	"os"
	"strings"
)

var monthly = map[string]float64{
	"aws_instance":    30,
	"aws_db_instance": 55,
	"aws_s3_bucket":   2,
	"aws_nat_gateway": 33,
}

func estimate(file string) float64 {
	data, err := os.ReadFile(file)
	if err != nil {
		return 0
	}
	sum := 0.0
	for kind, price := range monthly {
		sum += price * float64(strings.Count(string(data), "resource \""+kind+"\""))
	}
	return sum
}
