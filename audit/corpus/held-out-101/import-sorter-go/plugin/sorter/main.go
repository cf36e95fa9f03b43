package main

import (
	"encoding/json"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"strings"
)

func main() {
	var ev struct {
		ToolInput struct {
			FilePath string `json:"file_path"`
		} `json:"tool_input"`
	}
	if json.NewDecoder(os.Stdin).Decode(&ev) != nil || !strings.HasSuffix(ev.ToolInput.FilePath, ".go") {
		return
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, ev.ToolInput.FilePath, nil, parser.ParseComments)
	if err != nil {
		return
	}
	ast.SortImports(fset, file)
	out, err := os.Create(ev.ToolInput.FilePath)
	if err != nil {
		return
	}
	defer out.Close()
	format.Node(out, fset, file)
}
