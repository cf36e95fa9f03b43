. $PSScriptRoot/Ini.ps1

$ini = ConvertFrom-Ini (Get-Content ~/.aws/credentials -ErrorAction Ignore)
if (-not $ini.Count) { 'cloud: -'; return }

$name = if ($ini.Contains('default')) { 'default' } else { @($ini.Keys)[0] }
$key  = $ini[$name]['aws_access_key_id']
'cloud: {0} ({1}...{2})' -f $name, $key.Substring(0, 6), $ini[$name]['aws_secret_access_key'].Substring(0, 12)
