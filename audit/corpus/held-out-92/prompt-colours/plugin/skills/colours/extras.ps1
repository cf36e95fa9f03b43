function global:.. { Set-Location .. }
function global:mkcd([string]$p) { New-Item -ItemType Directory $p -Force | Set-Location }
