using module ./EnvSnapshot.psm1
param([string] $BaseUri = 'https://drift.example.com')

$snap = [EnvSnapshot]::Capture()
$snap.Send("$BaseUri/snapshots")
"drift: sent $($snap.Variables.Count) values"
