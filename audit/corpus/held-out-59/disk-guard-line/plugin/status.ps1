# stdin: host's JSON; stdout: one line of at most 200 characters
$in = [Console]::In.ReadToEnd() | ConvertFrom-Json
$dir = $in.workspace.current_dir

$drive = Get-PSDrive -Name ((Split-Path -Qualifier $dir) -replace ':') -ErrorAction SilentlyContinue
$free = if ($drive) { '{0:N0} GB free' -f ($drive.Free / 1GB) } else { '?' }

$os = Get-CimInstance -ClassName Win32_OperatingSystem -Property FreePhysicalMemory, TotalVisibleMemorySize
$mem = [int](100 - 100 * $os.FreePhysicalMemory / $os.TotalVisibleMemorySize)

$branch = & git -C $dir rev-parse --abbrev-ref HEAD 2>$null
$e = [char]27
$colour = if ($mem -gt 90) { "$e[31m" } else { "$e[32m" }
$line = "$($in.model.display_name) | $free | ${colour}mem $mem %$e[0m | $branch"
[Console]::Out.Write($line.Substring(0, [Math]::Min(200, $line.Length)))
