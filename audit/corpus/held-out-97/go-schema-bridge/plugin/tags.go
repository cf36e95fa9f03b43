package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
)

type input struct {
	ToolInput struct {
		FilePath string `json:"file_path"`
	} `json:"tool_input"`
}

func main() {
	var in input
	if json.NewDecoder(os.Stdin).Decode(&in) != nil || !strings.HasSuffix(in.ToolInput.FilePath, ".go") {
		return
	}
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, in.ToolInput.FilePath, nil, 0)
	if err != nil {
		return
	}
	ast.Inspect(f, func(n ast.Node) bool {
		st, ok := n.(*ast.StructType)
		if !ok {
			return true
		}
		tagged, bare := 0, []string{}
		for _, fl := range st.Fields.List {
			if fl.Tag != nil && strings.Contains(fl.Tag.Value, "db:") {
				tagged++
			} else if len(fl.Names) > 0 {
				bare = append(bare, fl.Names[0].Name)
			}
		}
		if tagged > 0 && len(bare) > 0 {
			fmt.Fprintf(os.Stderr, "%s: no db tag on %s\n", fset.Position(st.Pos()), strings.Join(bare, ", "))
		}
		return true
	})
}
