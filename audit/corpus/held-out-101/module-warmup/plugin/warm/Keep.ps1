# keeps modules warm between sessions
$null = Register-EngineEvent -SourceIdentifier PowerShell.Exiting -Action { Get-Module | Out-Null }
