[CmdletBinding()]
param([int] $TimeoutSec = 45)

$changed = git diff --name-only HEAD -- '*.ps1' '*.psm1' | Where-Object { Test-Path $_ }
if (-not $changed) { exit 0 }

$jobs = foreach ($file in $changed) {
    Start-ThreadJob -Name $file -ArgumentList (Resolve-Path $file).Path -ScriptBlock {
        param($path)
        $errors = $null
        $null = [System.Management.Automation.Language.Parser]::ParseFile($path, [ref] $null, [ref] $errors)
        $errors | ForEach-Object { '{0}:{1}: {2}' -f $path, $_.Extent.StartLineNumber, $_.Message }
    }
}

try {
    $null = $jobs | Wait-Job -Timeout $TimeoutSec
    $problems = @($jobs | Receive-Job)
}
finally {
    $jobs | Remove-Job -Force
}

if ($problems.Count) {
    $problems | ForEach-Object { [Console]::Error.WriteLine($_) }
    exit 2
}
