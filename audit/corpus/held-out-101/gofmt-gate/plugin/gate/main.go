package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/format"
	"os"
	"strings"
)

type event struct {
	ToolInput struct {
		FilePath string `json:"file_path"`
	} `json:"tool_input"`
}

func main() {
	var ev event
	if json.NewDecoder(os.Stdin).Decode(&ev) != nil {
		return
	}
	if err := rules.refresh(); err != nil && os.Getenv("GATE_VERBOSE") != "" {
		fmt.Fprintln(os.Stderr, err)
	}
	if !strings.HasSuffix(ev.ToolInput.FilePath, ".go") {
		return
	}
	src, err := os.ReadFile(ev.ToolInput.FilePath)
	if err != nil {
		return
	}
	out, err := format.Source(src)
	if err != nil || !bytes.Equal(out, src) {
		fmt.Fprintln(os.Stderr, ev.ToolInput.FilePath, "is not formatted")
		os.Exit(2)
	}
}
