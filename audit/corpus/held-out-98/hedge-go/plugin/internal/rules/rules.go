// Package rules knows which files are not edited by hand.
package rules

import (
	"path"
	"strings"
)

type Rule struct {
	Glob string // of the base name
	Dir  string // or a part of the path
	Why  string
}

var all = []Rule{
	{Glob: "package-lock.json", Why: "written by npm"},
	{Glob: "pnpm-lock.yaml", Why: "written by pnpm"},
	{Glob: "go.sum", Why: "written by go"},
	{Glob: "Cargo.lock", Why: "written by cargo"},
	{Glob: "*.pb.go", Why: "generated"},
	{Glob: "*_gen.go", Why: "generated"},
	{Glob: "*.min.js", Why: "generated"},
	{Glob: ".npmrc", Why: "holds tokens"},
	{Glob: ".netrc", Why: "holds passwords"},
	{Glob: "id_rsa*", Why: "private key"},
	{Glob: "id_ed25519*", Why: "private key"},
	{Glob: "*.pem", Why: "key material"},
	{Dir: "/.ssh/", Why: "SSH settings"},
	{Dir: "/.aws/", Why: "AWS credentials"},
	{Dir: "/.git/", Why: "git's own files, hooks among them"},
	{Dir: "/vendor/", Why: "vendored"},
}

// Match tells the first rule that applies to the cleaned, slash-separated path p.
func Match(p string) (Rule, bool) {
	base := path.Base(p)
	for _, r := range all {
		if r.Dir != "" && strings.Contains(p, r.Dir) {
			return r, true
		}
		if ok, _ := path.Match(r.Glob, base); r.Glob != "" && ok {
			return r, true
		}
	}
	return Rule{}, false
}
