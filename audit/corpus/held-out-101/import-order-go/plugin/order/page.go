package main

import "text/template"

const layout = `{{range .}}{{if .Paths}}{{.Name}}:
{{range .Paths}}  {{printf "%q" .}}
{{end}}{{end}}{{end}}`

var page *template.Template

func init() {
	// parsed once; a mistake in the layout should stop the program at the start
	page = template.Must(template.New("profile").Parse(layout))
}
