package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path"
	"strings"

	"example.com/hedge/internal/rules"
)

type call struct {
	CWD   string `json:"cwd"`
	Tool  string `json:"tool_name"`
	Input struct {
		FilePath string `json:"file_path"`
	} `json:"tool_input"`
}

type answer struct {
	Decision string `json:"decision"`
	Reason   string `json:"reason"`
}

func main() {
	var c call
	if err := json.NewDecoder(os.Stdin).Decode(&c); err != nil {
		fmt.Fprintln(os.Stderr, "hedge:", err)
		os.Exit(1)
	}
	p := path.Clean(strings.ReplaceAll(c.Input.FilePath, `\`, "/"))
	if !path.IsAbs(p) {
		p = path.Join(c.CWD, p)
	}

	reason := ""
	if c.CWD != "" && p != c.CWD && !strings.HasPrefix(p, strings.TrimSuffix(c.CWD, "/")+"/") {
		reason = "outside the project: " + p
	} else if r, ok := rules.Match(p); ok {
		reason = fmt.Sprintf("%s: %s", path.Base(p), r.Why)
	}
	if reason != "" {
		json.NewEncoder(os.Stdout).Encode(answer{"block", reason})
	}
}
