param([switch]$Markdown)

$rows = [Collections.Generic.List[object]]::new()
function Add-Row($Where, $Name, $Command) { $rows.Add([pscustomobject]@{ Where = $Where; Name = $Name; Command = $Command }) }

foreach ($hive in 'HKCU:', 'HKLM:') {
    foreach ($k in 'Run', 'RunOnce') {
        $key = Get-Item "$hive\Software\Microsoft\Windows\CurrentVersion\$k" -ErrorAction Ignore
        if ($key) { foreach ($n in $key.GetValueNames()) { Add-Row "$hive $k" $n $key.GetValue($n) } }
    }
}

'Startup', 'CommonStartup' | ForEach-Object {
    $dir = [Environment]::GetFolderPath($_)
    $sh = New-Object -ComObject WScript.Shell
    Get-ChildItem $dir -Filter *.lnk -ErrorAction Ignore | ForEach-Object {
        $l = $sh.CreateShortcut($_.FullName)      # opens the shortcut; nothing is saved
        Add-Row 'Startup' $_.BaseName "$($l.TargetPath) $($l.Arguments)"
    }
}

Get-ScheduledTask | Where-Object { $_.State -ne 'Disabled' -and $_.TaskPath -notlike '\Microsoft\*' } | ForEach-Object {
    Add-Row 'Task' $_.TaskName (($_.Actions | ForEach-Object { "$($_.Execute) $($_.Arguments)" }) -join '; ')
}

Get-CimInstance -Namespace root\subscription -ClassName CommandLineEventConsumer -ErrorAction Ignore |
    ForEach-Object { Add-Row 'WMI' $_.Name $_.CommandLineTemplate }

(Get-MpPreference -ErrorAction Ignore).ExclusionPath | Where-Object { $_ } | ForEach-Object { Add-Row 'Defender exclusion' '-' $_ }

if (-not $Markdown) { return $rows }
'| where | name | command |', '|---|---|---|'
$rows | Sort-Object Where, Name | ForEach-Object { "| $($_.Where) | $($_.Name) | ``$($_.Command -replace '\|', '\|')`` |" }
