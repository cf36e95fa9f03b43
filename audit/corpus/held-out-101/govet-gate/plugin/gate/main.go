package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

type event struct {
	ToolInput struct {
		FilePath string `json:"file_path"`
	} `json:"tool_input"`
}

type source func() (io.ReadCloser, error)
type applier func(io.Reader) (string, error)

// gofmt lists the names of files it would change; here that is "<standard input>".
var gofmt applier = func(r io.Reader) (string, error) {
	var out bytes.Buffer
	cmd := exec.Command("gofmt", "-l")
	cmd.Stdin = r
	cmd.Stdout = &out
	err := cmd.Run()
	return out.String(), err
}

func check(from source, to applier) (string, error) {
	body, err := from()
	if err != nil {
		return "", err
	}
	defer body.Close()
	return to(body)
}

func main() {
	var ev event
	if json.NewDecoder(os.Stdin).Decode(&ev) != nil || !strings.HasSuffix(ev.ToolInput.FilePath, ".go") {
		return
	}
	out, err := check(func() (io.ReadCloser, error) { return os.Open(ev.ToolInput.FilePath) }, gofmt)
	if err != nil || out != "" {
		fmt.Fprintln(os.Stderr, ev.ToolInput.FilePath, "is not formatted; run gofmt -w on it")
		os.Exit(2)
	}
}
