package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

var (
	dry    = flag.Bool("n", false, "only list")
	indent = flag.Int("i", 2, "blanks per level")
)

var leave = map[string]bool{"package.json": true, "package-lock.json": true, "tsconfig.json": true, "composer.json": true}

func comb(raw []byte) ([]byte, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", strings.Repeat(" ", *indent))
	err := enc.Encode(v) // maps are written in key order
	return out.Bytes(), err
}

func main() {
	flag.Parse()
	changed := 0
	for _, root := range flag.Args() {
		err := filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() && (d.Name() == "node_modules" || d.Name() == ".git") {
				return filepath.SkipDir
			}
			if d.IsDir() || filepath.Ext(p) != ".json" || leave[d.Name()] || !d.Type().IsRegular() {
				return nil
			}
			raw, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			neat, err := comb(raw)
			if err != nil {
				fmt.Fprintf(os.Stderr, "%s: %v\n", p, err)
				return nil
			}
			if bytes.Equal(raw, neat) {
				return nil
			}
			changed++
			fmt.Println(p)
			if *dry {
				return nil
			}
			return os.WriteFile(p, neat, 0o644)
		})
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	fmt.Printf("%d changed\n", changed)
}
