$b = git branch --show-current 2>$null
$s = (dotnet --version 2>$null)
(@($b, $(if ($s) { ".NET $s" })) | Where-Object { $_ }) -join ' | '
