module gfs

go 1.21
