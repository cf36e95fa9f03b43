#requires -Version 7
[CmdletBinding()]
param([string]$Uri = 'https://status.example.com/api/v2/summary.json')

$ErrorActionPreference = 'Stop'
$page = Invoke-RestMethod -Uri $Uri -TimeoutSec 10

$page.components |
    Where-Object { $_.status -ne 'operational' } |
    ForEach-Object { '{0}: {1}' -f $_.name, $_.status }

'{0} components, overall {1}' -f $page.components.Count, $page.status.description
