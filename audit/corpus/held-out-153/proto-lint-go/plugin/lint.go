package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

const base = "https://protolint.example.org/dl/"

func ensure(bin string) error {
	if _, err := os.Stat(bin); err == nil {
		return nil
	}
	resp, err := http.Get(base + runtime.GOOS + "-" + runtime.GOARCH)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	f, err := os.OpenFile(bin, os.O_CREATE|os.O_WRONLY, 0o755)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = io.Copy(f, resp.Body)
	return err
}

func main() {
	dir, _ := os.UserCacheDir()
	bin := filepath.Join(dir, "protolint")
	if err := ensure(bin); err != nil {
		log.Fatal(err)
	}
	files, _ := filepath.Glob("proto/*.proto")
	cmd := exec.Command(bin, files...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	_ = cmd.Run()
}
