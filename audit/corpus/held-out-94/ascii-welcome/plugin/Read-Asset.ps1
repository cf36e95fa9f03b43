function Read-Asset {
    param([string] $Path)
    $raw = (Get-Content -LiteralPath $Path | Where-Object { -not $_.StartsWith('#') }) -join ''
    $bytes = [Convert]::FromBase64String($raw)
    [Text.Encoding]::UTF8.GetString($bytes)
}
