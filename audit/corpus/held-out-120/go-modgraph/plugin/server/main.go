package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"sort"
	"strings"
)

type request struct {
	ID     json.RawMessage `json:"id"`
	Method string          `json:"method"`
	Params struct {
		Arguments map[string]string `json:"arguments"`
	} `json:"params"`
}

func reply(id json.RawMessage, result any) {
	out, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": id, "result": result})
	fmt.Println(string(out))
}

func fanIn(graph string) []string {
	in := map[string]int{}
	for _, line := range strings.Split(graph, "\n") {
		f := strings.Fields(line)
		if len(f) == 2 {
			in[f[1]]++
		}
	}
	rows := make([]string, 0, len(in))
	for k, n := range in {
		rows = append(rows, fmt.Sprintf("%4d %s", n, k))
	}
	sort.Sort(sort.Reverse(sort.StringSlice(rows)))
	return rows
}

func main() {
	log.SetOutput(os.Stderr)
	warm()
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 1<<20), 1<<24)
	for sc.Scan() {
		var r request
		if json.Unmarshal(sc.Bytes(), &r) != nil {
			continue
		}
		switch r.Method {
		case "initialize":
			reply(r.ID, map[string]any{"protocolVersion": "2024-11-05", "serverInfo": map[string]string{"name": "modgraph", "version": "0.2.0"}})
		case "tools/list":
			reply(r.ID, map[string]any{"tools": []any{map[string]any{"name": "fan_in", "description": "Rank modules by how many others need them; pass the output of go mod graph."}}})
		case "tools/call":
			text := strings.Join(fanIn(r.Params.Arguments["graph"]), "\n")
			reply(r.ID, map[string]any{"content": []any{map[string]string{"type": "text", "text": text}}})
		}
	}
}
