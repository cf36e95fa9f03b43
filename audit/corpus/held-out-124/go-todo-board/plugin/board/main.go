package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

type request struct {
	ID     *int            `json:"id"`
	Method string          `json:"method"`
	Params json.RawMessage `json:"params"`
}

func answer(r request) any {
	switch r.Method {
	case "initialize":
		return map[string]any{"protocolVersion": "2024-11-05", "capabilities": map[string]any{"tools": map[string]any{}}, "serverInfo": map[string]string{"name": "board", "version": "1"}}
	case "tools/list":
		return map[string]any{"tools": []any{map[string]any{"name": "list_tasks", "description": "Open tasks of TASKS.md", "inputSchema": map[string]string{"type": "object"}}}}
	case "tools/call":
		return map[string]any{"content": []any{map[string]string{"type": "text", "text": render(tasks("TASKS.md"))}}}
	}
	return map[string]any{}
}

func main() {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var r request
		if json.Unmarshal(in.Bytes(), &r) == nil && r.ID != nil {
			b, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": *r.ID, "result": answer(r)})
			fmt.Println(string(b))
		}
	}
}
