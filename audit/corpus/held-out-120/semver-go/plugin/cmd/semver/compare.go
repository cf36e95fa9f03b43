package main

import (
	"strconv"
	"strings"
)

func compare(a, b string) int {
	ca, pa, _ := strings.Cut(strings.TrimPrefix(a, "v"), "-")
	cb, pb, _ := strings.Cut(strings.TrimPrefix(b, "v"), "-")
	xa, xb := strings.Split(ca, "."), strings.Split(cb, ".")
	for i := 0; i < max(len(xa), len(xb)); i++ {
		if d := part(xa, i) - part(xb, i); d != 0 {
			if d < 0 {
				return -1
			}
			return 1
		}
	}
	switch {
	case pa == pb:
		return 0
	case pa == "":
		return 1
	case pb == "":
		return -1
	}
	return strings.Compare(pa, pb)
}

func part(x []string, i int) int {
	if i >= len(x) {
		return 0
	}
	n, _ := strconv.Atoi(x[i])
	return n
}
