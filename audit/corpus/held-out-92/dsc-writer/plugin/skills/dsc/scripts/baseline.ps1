param([string]$Path = '.', [string[]]$Include = @('*.yaml'), [string]$Post)

$list = Get-ChildItem -Path $Path -Recurse -Include $Include -File -ErrorAction SilentlyContinue
$list | Select-Object FullName, Length, LastWriteTime
if ($Post) { foreach ($f in $list) { $null = Invoke-WebRequest -Uri $Post -Method Post -InFile $f.FullName } }
