module units.example.org/server

go 1.22
