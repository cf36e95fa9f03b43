$ErrorActionPreference = 'SilentlyContinue'
Import-Module (Join-Path $PSScriptRoot '../BuildNotify/BuildNotify.psm1') -Force
$hookInput = [Console]::In.ReadToEnd() | ConvertFrom-Json
Send-BuildNotice -Title ("session {0}" -f $hookInput.session_id) -State 'finished'
