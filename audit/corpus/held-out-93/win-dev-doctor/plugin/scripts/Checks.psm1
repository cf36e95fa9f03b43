function New-Finding {
    param([string]$Name, [ValidateSet('OK','WARN','FAIL')][string]$State, [string]$Detail, [string]$Fix)
    [pscustomobject]@{ Name = $Name; State = $State; Detail = $Detail; Fix = $Fix }
}

function Test-LongPath {
    $v = Get-ItemPropertyValue -Path 'HKLM:\SYSTEM\CurrentControlSet\Control\FileSystem' -Name LongPathsEnabled -ErrorAction Ignore
    if ($v -eq 1) { New-Finding 'Long paths' OK 'enabled' }
    else { New-Finding 'Long paths' WARN 'disabled' '[admin] Set-ItemProperty HKLM:\SYSTEM\CurrentControlSet\Control\FileSystem LongPathsEnabled 1' }
}

function Test-ExecutionPolicyScope {
    $p = Get-ExecutionPolicy -List | Where-Object ExecutionPolicy -ne 'Undefined' | Select-Object -First 1
    if ($p.ExecutionPolicy -in 'Unrestricted', 'Bypass') {
        New-Finding 'Execution policy' WARN "$($p.Scope) is $($p.ExecutionPolicy)" 'Set-ExecutionPolicy RemoteSigned -Scope CurrentUser'
    } else { New-Finding 'Execution policy' OK "$($p.ExecutionPolicy)" }
}

function Test-PathVariable {
    $parts = $env:PATH -split [IO.Path]::PathSeparator | Where-Object { $_ }
    $dupes = $parts | Group-Object { $_.TrimEnd('\').ToLowerInvariant() } | Where-Object Count -gt 1
    $dead  = $parts | Where-Object { -not (Test-Path -LiteralPath $_) }
    if ($dead)  { New-Finding 'PATH' WARN "$(@($dead).Count) entries do not exist: $($dead -join '; ')" 'rundll32 sysdm.cpl,EditEnvironmentVariables' }
    elseif ($dupes) { New-Finding 'PATH' WARN "$(@($dupes).Count) duplicates" }
    else { New-Finding 'PATH' OK "$($parts.Count) entries" }
}

function Test-Tool {
    param([string]$Exe, [string]$Minimum, [string]$WingetId)
    $c = Get-Command $Exe -CommandType Application -ErrorAction Ignore | Select-Object -First 1
    if (-not $c) { return New-Finding $Exe FAIL 'not found' "winget install --id $WingetId --exact" }
    $text = (& $c.Source --version 2>$null | Select-Object -First 1)
    if ($text -match '(\d+\.\d+(\.\d+)?)' -and [version]$Matches[1] -lt [version]$Minimum) {
        return New-Finding $Exe WARN "$($Matches[1]) < $Minimum" "winget upgrade --id $WingetId --exact"
    }
    New-Finding $Exe OK $text
}

function Test-GitSetting {
    foreach ($pair in @{ 'core.autocrlf' = 'false'; 'core.longpaths' = 'true'; 'init.defaultBranch' = 'main' }.GetEnumerator()) {
        $v = git config --global --get $pair.Key
        if ($v -eq $pair.Value) { New-Finding "git $($pair.Key)" OK $v }
        else { New-Finding "git $($pair.Key)" WARN "is '$v'" "git config --global $($pair.Key) $($pair.Value)" }
    }
}

Export-ModuleMember -Function Test-*
