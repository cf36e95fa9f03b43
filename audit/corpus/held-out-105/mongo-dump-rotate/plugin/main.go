package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"time"
)

var pattern = regexp.MustCompile(`^(.+)-(\d{4}-\d{2}-\d{2})\.archive\.gz$`)

type dump struct {
	path string
	day  time.Time
}

func keepers(dumps []dump, daily, weekly, monthly int) map[string]string {
	keep := map[string]string{}
	weeks, months := map[string]bool{}, map[string]bool{}
	for i, d := range dumps {
		y, w := d.day.ISOWeek()
		week, month := fmt.Sprintf("%d-%02d", y, w), d.day.Format("2006-01")
		if i < daily {
			keep[d.path] = "daily"
		}
		if !weeks[week] && len(weeks) < weekly {
			weeks[week] = true
			keep[d.path] = "weekly"
		}
		if !months[month] && len(months) < monthly {
			months[month] = true
			keep[d.path] = "monthly"
		}
	}
	return keep
}

func main() {
	dir := flag.String("dir", "", "folder with dumps")
	daily := flag.Int("daily", 7, "")
	weekly := flag.Int("weekly", 5, "")
	monthly := flag.Int("monthly", 12, "")
	del := flag.Bool("delete", false, "really delete")
	flag.Parse()

	entries, err := os.ReadDir(*dir)
	if err != nil {
		log.Fatal(err)
	}
	groups := map[string][]dump{}
	for _, e := range entries {
		m := pattern.FindStringSubmatch(e.Name())
		if m == nil || !e.Type().IsRegular() {
			continue
		}
		day, err := time.Parse("2006-01-02", m[2])
		if err != nil {
			continue
		}
		groups[m[1]] = append(groups[m[1]], dump{filepath.Join(*dir, e.Name()), day})
	}
	for _, dumps := range groups {
		sort.Slice(dumps, func(i, j int) bool { return dumps[i].day.After(dumps[j].day) })
		keep := keepers(dumps, *daily, *weekly, *monthly)
		for _, d := range dumps {
			why, ok := keep[d.path]
			if ok {
				fmt.Printf("keep   %-8s %s\n", why, d.path)
				continue
			}
			fmt.Printf("delete          %s\n", d.path)
			if *del {
				if err := os.Remove(d.path); err != nil {
					log.Print(err)
				}
			}
		}
	}
}
