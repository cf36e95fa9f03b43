package main

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"time"
)

type day struct {
	Date string `json:"date"`
	Name string `json:"name"`
}

const maxAge = 30 * 24 * time.Hour

func load(year int) ([]day, error) {
	base, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	dir := filepath.Join(base, "go-holiday-calendar")
	file := filepath.Join(dir, fmt.Sprintf("%d.json", year))
	if st, err := os.Stat(file); err == nil && time.Since(st.ModTime()) < maxAge {
		if b, err := os.ReadFile(file); err == nil {
			return parse(b)
		}
	}
	c := http.Client{Timeout: 5 * time.Second}
	res, err := c.Get(fmt.Sprintf("https://holidays.example.com/v1/NL/%d.json", year))
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("status %d", res.StatusCode)
	}
	b, err := io.ReadAll(io.LimitReader(res.Body, 1<<20))
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err == nil {
		_ = os.WriteFile(file, b, 0o644)
	}
	return parse(b)
}

func parse(b []byte) (d []day, err error) {
	err = json.Unmarshal(b, &d)
	return
}

func main() {
	now := time.Now()
	days, err := load(now.Year())
	if err != nil {
		fmt.Fprintln(os.Stderr, "holidays:", err)
		return
	}
	limit := now.AddDate(0, 0, 14).Format("2006-01-02")
	for _, d := range days {
		if d.Date >= now.Format("2006-01-02") && d.Date <= limit {
			fmt.Printf("%s is %s\n", d.Date, d.Name)
		}
	}
}
