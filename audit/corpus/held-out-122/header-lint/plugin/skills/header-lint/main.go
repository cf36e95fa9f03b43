package main

import (
	"bufio"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

//go:generate go fmt ./...

var exts = map[string]bool{".go": true, ".js": true, ".ts": true, ".py": true, ".rs": true}

func hasHeader(path string) bool {
	f, err := os.Open(path)
	if err != nil {
		return true
	}
	defer f.Close()
	s := bufio.NewScanner(f)
	for i := 0; i < 6 && s.Scan(); i++ {
		if strings.Contains(s.Text(), "SPDX-License-Identifier:") {
			return true
		}
	}
	return false
}

func main() {
	root := "."
	if len(os.Args) > 1 {
		root = os.Args[1]
	}
	missing := 0
	_ = filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules") {
			return filepath.SkipDir
		}
		if !d.IsDir() && exts[filepath.Ext(p)] && !hasHeader(p) {
			fmt.Println(p)
			missing++
		}
		return nil
	})
	if missing > 0 {
		os.Exit(1)
	}
}
