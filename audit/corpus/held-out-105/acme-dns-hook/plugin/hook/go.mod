module acme-hook

go 1.22
