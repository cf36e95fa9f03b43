module holidays

go 1.21
