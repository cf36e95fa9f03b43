$rows = [ordered]@{
  OS      = [Environment]::OSVersion.VersionString
  PSVer   = $PSVersionTable.PSVersion.ToString()
  Culture = (Get-Culture).Name
}
foreach ($t in 'git', 'node', 'dotnet', 'python') {
  $c = Get-Command $t -ErrorAction SilentlyContinue
  $rows[$t] = if ($c) { (& $t --version | Select-Object -First 1) } else { 'not installed' }
}
$rows.GetEnumerator() | Format-Table Name, Value -AutoSize
