package main

import (
	"encoding/base64"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

type detector func(text string) bool

var registry = map[string]detector{}

func register(name, mark string) {
	b, err := base64.StdEncoding.DecodeString(mark)
	if err != nil {
		panic(err)
	}
	registry[name] = func(t string) bool { return strings.Contains(t, string(b)) }
}

func init() {
	register("MIT", "UGVybWlzc2lvbiBpcyBoZXJlYnkgZ3JhbnRlZA==")
	register("Apache-2.0", "QXBhY2hlIExpY2Vuc2U=")
}

func main() {
	_ = filepath.WalkDir(os.Args[1], func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasPrefix(d.Name(), "LICENSE") {
			return nil
		}
		b, _ := os.ReadFile(p)
		for name, f := range registry {
			if f(string(b)) {
				fmt.Printf("%-12s %s\n", name, filepath.Dir(p))
			}
		}
		return nil
	})
}
