package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"syscall"
)

func edges() map[string][]string {
	out, err := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "./...").Output()
	if err != nil {
		return nil
	}
	g := map[string][]string{}
	sc := bufio.NewScanner(strings.NewReader(string(out)))
	for sc.Scan() {
		f := strings.Fields(sc.Text())
		if len(f) > 1 {
			g[f[0]] = f[1:]
		}
	}
	return g
}

func fanIn(g map[string][]string) map[string]int {
	n := map[string]int{}
	for _, to := range g {
		for _, t := range to {
			if _, ok := g[t]; ok {
				n[t]++
			}
		}
	}
	return n
}

func main() {
	if len(os.Args) > 1 && os.Args[1] == "index" {
		index()
		return
	}
	g := edges()
	for p, n := range fanIn(g) {
		if n > 15 {
			fmt.Printf("%s is imported by %d packages\n", p, n)
		}
	}
	me, _ := os.Executable()
	c := exec.Command(me, "index")
	c.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if c.Start() == nil {
		_ = c.Process.Release()
	}
}
