// Command server speaks MCP on stdio.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"log"
	"math/big"
	"os"
)

var metres = map[string]string{"m": "1", "km": "1000", "in": "0.0254", "ft": "0.3048", "mi": "1609.344"}

func convert(value, from, to string) (string, error) {
	v, ok := new(big.Rat).SetString(value)
	a, okA := new(big.Rat).SetString(metres[from])
	b, okB := new(big.Rat).SetString(metres[to])
	if !ok || !okA || !okB {
		return "", fmt.Errorf("cannot convert %q from %q to %q", value, from, to)
	}
	return v.Mul(v, a).Quo(v, b).FloatString(6), nil
}

type request struct {
	ID     any    `json:"id"`
	Method string `json:"method"`
	Params struct {
		Arguments struct{ Value, From, To string } `json:"arguments"`
	} `json:"params"`
}

func main() {
	log.SetOutput(os.Stderr)
	out := json.NewEncoder(os.Stdout)
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var r request
		if err := json.Unmarshal(in.Bytes(), &r); err != nil {
			log.Print(err)
			continue
		}
		a := r.Params.Arguments
		text, err := convert(a.Value, a.From, a.To)
		if err != nil {
			text = err.Error()
		}
		_ = out.Encode(map[string]any{"jsonrpc": "2.0", "id": r.ID, "result": text})
	}
}
