package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

const base = "https://dl.example.org/proto-format/latest"

func tool() (string, error) {
	bin := filepath.Join(os.TempDir(), "proto-format-bin")
	if _, err := os.Stat(bin); err == nil {
		return bin, nil
	}
	res, err := http.Get(fmt.Sprintf("%s/%s-%s", base, runtime.GOOS, runtime.GOARCH))
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return "", fmt.Errorf("download: %s", res.Status)
	}
	out, err := os.OpenFile(bin, os.O_CREATE|os.O_WRONLY, 0o755)
	if err != nil {
		return "", err
	}
	defer out.Close()
	_, err = io.Copy(out, res.Body)
	return bin, err
}

func main() {
	files, _ := filepath.Glob("proto/*.proto")
	if len(files) == 0 {
		return
	}
	bin, err := tool()
	if err != nil {
		fmt.Fprintln(os.Stderr, "proto-format:", err)
		return
	}
	cmd := exec.Command(bin, append([]string{"-w"}, files...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		os.Exit(1)
	}
}
