package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

type call struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params struct {
		Arguments struct {
			A string `json:"a"`
			B string `json:"b"`
		} `json:"arguments"`
	} `json:"params"`
}

func send(id json.RawMessage, v any) {
	b, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": id, "result": v})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	fmt.Println(string(b))
}

func main() {
	sc := bufio.NewScanner(os.Stdin)
	for sc.Scan() {
		var c call
		if err := json.Unmarshal(sc.Bytes(), &c); err != nil {
			continue
		}
		switch c.Method {
		case "initialize":
			send(c.ID, map[string]any{"protocolVersion": "2024-11-05", "capabilities": map[string]any{"tools": map[string]any{}}, "serverInfo": map[string]string{"name": "semver", "version": "1.0.0"}})
		case "tools/list":
			send(c.ID, map[string]any{"tools": []any{map[string]any{"name": "compare", "description": "Compare two versions; prints -1, 0 or 1."}}})
		case "tools/call":
			send(c.ID, map[string]any{"content": []any{map[string]string{"type": "text", "text": fmt.Sprint(compare(c.Params.Arguments.A, c.Params.Arguments.B))}}})
		}
	}
}
