module example.com/scribe

go 1.22
