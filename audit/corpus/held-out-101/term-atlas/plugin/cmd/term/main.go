package main

import (
	"bufio"
	_ "embed"
	"fmt"
	"os"
	"sort"
	"strings"
)

//go:embed terms.txt
var terms string

type term struct {
	name, gloss string
}

func walk(list string) func(yield func(term) bool) {
	return func(yield func(term) bool) {
		sc := bufio.NewScanner(strings.NewReader(list))
		for sc.Scan() {
			name, gloss, ok := strings.Cut(sc.Text(), "\t")
			if ok && !strings.HasPrefix(name, "#") && !yield(term{name, gloss}) {
				return
			}
		}
	}
}

func main() {
	query := strings.ToLower(strings.Join(os.Args[1:], " "))
	var near []string
	found := false
	walk(terms)(func(t term) bool {
		if t.name == query {
			fmt.Println(t.gloss)
			found = true
			return false
		}
		if query != "" && strings.Contains(t.name, query) {
			near = append(near, t.name)
		}
		return true
	})
	if !found {
		sort.Strings(near)
		fmt.Println("not in the list; near:", strings.Join(near, ", "))
	}
}
