package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

var names = map[string]bool{
	".npmrc": true, ".netrc": true, ".pypirc": true, ".git-credentials": true,
	".bashrc": true, ".zshrc": true, ".profile": true,
	"id_rsa": true, "id_ed25519": true, "authorized_keys": true,
}

var dirs = []string{".ssh", ".aws", ".gnupg", ".deepcode", filepath.Join(".git", "hooks")}

type call struct {
	Cwd   string `json:"cwd"`
	Input struct {
		Path string `json:"file_path"`
	} `json:"tool_input"`
}

func verdict(c call) string {
	p := c.Input.Path
	if !filepath.IsAbs(p) {
		p = filepath.Join(c.Cwd, p)
	}
	p = filepath.Clean(p)
	if names[filepath.Base(p)] {
		return filepath.Base(p) + " is not the agent's to change"
	}
	for _, d := range dirs {
		if strings.Contains(p, string(filepath.Separator)+d+string(filepath.Separator)) {
			return "nothing below " + d + " may be written"
		}
	}
	if rel, err := filepath.Rel(c.Cwd, p); err != nil || strings.HasPrefix(rel, "..") {
		return "outside the project"
	}
	return ""
}

func main() {
	var c call
	if err := json.NewDecoder(os.Stdin).Decode(&c); err != nil {
		fmt.Fprintln(os.Stderr, "warden:", err)
		os.Exit(2)
	}
	if why := verdict(c); why != "" {
		fmt.Fprintln(os.Stderr, "warden:", why)
		os.Exit(2)
	}
}
