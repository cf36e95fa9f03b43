package main

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"text/tabwriter"
)

// config is the shape of scribe.json; `file` says which manual page has more.
type config struct {
	Ruler   int    `json:"ruler" default:"100" file:"docs/editor.md"`
	EOL     string `json:"eol" default:"lf" file:"docs/editor.md"`
	Command string `json:"command" default:"make check" file:"docs/hooks.md"`
	Mode    string `json:"mode" default:"default" file:"docs/settings.md"`
}

func load(name string) (config, map[string]json.RawMessage) {
	var c config
	given := map[string]json.RawMessage{}
	if text, err := os.ReadFile(name); err == nil {
		json.Unmarshal(text, &c)
		json.Unmarshal(text, &given)
	}
	return c, given
}

func main() {
	c, given := load("scribe.json")
	v := reflect.ValueOf(c)
	w := tabwriter.NewWriter(os.Stdout, 2, 8, 2, ' ', 0)
	defer w.Flush()
	fmt.Fprintln(w, "key\tvalue\tfrom\tsee")
	for i := range v.NumField() {
		tag := v.Type().Field(i).Tag
		key := strings.Split(tag.Get("json"), ",")[0]
		value, from := tag.Get("default"), "default"
		if _, ok := given[key]; ok {
			value, from = fmt.Sprint(v.Field(i).Interface()), "scribe.json"
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\n", key, value, from, tag.Get("file"))
	}
}
