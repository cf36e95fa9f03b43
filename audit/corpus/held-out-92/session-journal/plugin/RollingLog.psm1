class RollingLog {
    [string]$Folder
    [int]$Keep
    [string] Current() { return Join-Path $this.Folder ('{0:yyyy-MM-dd}.jsonl' -f [datetime]::Now) }
}

function New-RollingLog {
    param([string]$Folder, [int]$Keep = 14)
    $null = New-Item -ItemType Directory -Path $Folder -Force
    # days beyond the limit go
    Get-ChildItem $Folder -Filter '????-??-??.jsonl' | Sort-Object Name -Descending |
        Select-Object -Skip $Keep | Remove-Item
    [RollingLog]@{ Folder = $Folder; Keep = $Keep }
}

function Write-RollingLog {
    param([RollingLog]$Log, $Entry)
    ($Entry | ConvertTo-Json -Compress) | Add-Content -LiteralPath $Log.Current() -Encoding utf8
}

function Hide-Secret {
    param([string]$Text)
    $Text -replace '(?i)(token|password|secret|api[-_]?key)(\s*[:=]\s*)\S+', '$1$2***' -replace 'gh[pousr]_\w{20,}', '***' -replace 'AKIA[0-9A-Z]{16}', '***'
}

Export-ModuleMember -Function New-RollingLog, Write-RollingLog, Hide-Secret
