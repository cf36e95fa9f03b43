module importgraph

go 1.21
