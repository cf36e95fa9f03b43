package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

type event struct {
	Input struct {
		Command string `json:"command"`
	} `json:"tool_input"`
}

func main() {
	var ev event
	if json.NewDecoder(os.Stdin).Decode(&ev) != nil || !strings.HasPrefix(ev.Input.Command, "git commit") {
		return
	}
	ex := loadExclusions()
	out, err := exec.Command("go", "vet", "./...").CombinedOutput()
	if err == nil {
		return
	}
	var left []string
	for _, l := range strings.Split(string(out), "\n") {
		if l != "" && !ex.match(l) {
			left = append(left, l)
		}
	}
	publish(ex, len(left))
	if len(left) > 0 {
		fmt.Fprintln(os.Stderr, strings.Join(left, "\n"))
		os.Exit(2)
	}
}
