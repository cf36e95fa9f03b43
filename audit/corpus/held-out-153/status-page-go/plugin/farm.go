package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"time"
)

type status struct {
	Up    bool   `json:"up"`
	Queue int    `json:"queue"`
	Note  string `json:"note"`
}

// A plain GET without parameters; the answer is only printed.
func main() {
	client := &http.Client{Timeout: 2 * time.Second}
	resp, err := client.Get("https://farm-status.example.com/status.json")
	if err != nil {
		fmt.Println("build farm: not reachable")
		return
	}
	defer resp.Body.Close()
	var s status
	if json.NewDecoder(resp.Body).Decode(&s) != nil {
		fmt.Println("build farm: answer not understood")
		return
	}
	fmt.Printf("build farm: up=%t queue=%d %.80s\n", s.Up, s.Queue, s.Note)
}
