module modgraph

go 1.22
