module example.com/address-book/mcp

go 1.22
