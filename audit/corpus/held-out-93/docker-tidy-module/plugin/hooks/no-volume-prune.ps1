$c = ([Console]::In.ReadToEnd() | ConvertFrom-Json).tool_input.command
if ($c -match 'docker\s+(system|volume)\s+prune.*(--volumes|-af|-fa|--all.*--force)' -or
    $c -match 'docker\s+run\b.*(-v|--volume)[ =]/:/' -or
    $c -match 'docker\s+run\b.*--privileged' -or
    $c -match '/var/run/docker\.sock') {
    [Console]::Error.WriteLine('docker-tidy: this would delete volumes or hand the host to a container. Ask the user first.')
    exit 2
}
exit 0
