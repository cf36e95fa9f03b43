package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
)

func main() {
	id := flag.String("id", "MIT", "SPDX identifier")
	flag.Parse()
	if !known[*id] {
		fmt.Fprintln(os.Stderr, "unknown licence", *id)
		os.Exit(2)
	}
	for _, name := range flag.Args() {
		b, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			continue
		}
		if strings.Contains(string(b), "SPDX-License-Identifier:") {
			continue
		}
		head := "// SPDX-License-Identifier: " + *id + "\n\n"
		if err := os.WriteFile(name, append([]byte(head), b...), 0o644); err == nil {
			fmt.Println("stamped", name)
		}
	}
}
