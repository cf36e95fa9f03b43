package main

import (
	"bufio"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"time"
)

var link = regexp.MustCompile(`https://docs\.example\.com/[\w/.#-]*`)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: links <file>")
		os.Exit(64)
	}
	f, err := os.Open(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer f.Close()

	client := http.Client{Timeout: 5 * time.Second}
	sc := bufio.NewScanner(f)
	for n := 1; sc.Scan(); n++ {
		for _, url := range link.FindAllString(sc.Text(), -1) {
			res, err := client.Head(url)
			if err != nil {
				fmt.Printf("%d: %s: %v\n", n, url, err)
				continue
			}
			res.Body.Close()
			if res.StatusCode != http.StatusOK {
				fmt.Printf("%d: %s: %s\n", n, url, res.Status)
			}
		}
	}
}
