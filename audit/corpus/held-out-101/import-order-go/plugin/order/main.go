package main

import (
	"encoding/json"
	"go/parser"
	"go/token"
	"os"
	"strconv"
	"strings"
)

type group struct {
	Name  string
	Paths []string
}

func classify(p string) int {
	switch {
	case strings.HasPrefix(p, "example.com/order"):
		return 2
	case strings.Contains(p, "."):
		return 1
	}
	return 0
}

func main() {
	var ev struct {
		ToolInput struct {
			FilePath string `json:"file_path"`
		} `json:"tool_input"`
	}
	if json.NewDecoder(os.Stdin).Decode(&ev) != nil || !strings.HasSuffix(ev.ToolInput.FilePath, ".go") {
		return
	}
	file, err := parser.ParseFile(token.NewFileSet(), ev.ToolInput.FilePath, nil, parser.ImportsOnly)
	if err != nil {
		return
	}
	groups := []group{{Name: "standard library"}, {Name: "third party"}, {Name: "own module"}}
	for _, im := range file.Imports {
		p, _ := strconv.Unquote(im.Path.Value)
		n := classify(p)
		groups[n].Paths = append(groups[n].Paths, p)
	}
	page.Execute(os.Stdout, groups)
}
