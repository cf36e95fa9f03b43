package main

import (
	"os"
	"strings"
)

type task struct{ Text, Owner string }

func tasks(path string) (out []task) {
	b, _ := os.ReadFile(path)
	for _, l := range strings.Split(string(b), "\n") {
		if rest, ok := strings.CutPrefix(strings.TrimSpace(l), "- [ ] "); ok {
			text, owner, _ := strings.Cut(rest, "@")
			out = append(out, task{text, owner})
		}
	}
	return
}
