package main

import (
	"encoding/json"
	"fmt"
	"os"
	"regexp"
)

type event struct {
	ToolName  string `json:"tool_name"`
	ToolInput struct {
		Command string `json:"command"`
	} `json:"tool_input"`
}

var forbidden = regexp.MustCompile(`(~|\$HOME)/\.(ssh|aws|netrc|npmrc)\b`)

func main() {
	var ev event
	if err := json.NewDecoder(os.Stdin).Decode(&ev); err != nil {
		os.Exit(0)
	}
	if forbidden.MatchString(ev.ToolInput.Command) {
		fmt.Fprintln(os.Stderr, "key-guard: this command names a credential file")
		os.Exit(2)
	}
}
