module plan.example.org/server

go 1.22
