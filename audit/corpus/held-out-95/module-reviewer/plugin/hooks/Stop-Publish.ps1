# Publishing is done by the pipeline, not from a session.
$call = [Console]::In.ReadToEnd() | ConvertFrom-Json
$verbs = 'Publish-Module', 'Publish-PSResource', 'nuget push', 'dotnet nuget push'
$hit = $verbs | Where-Object { "$($call.tool_input.command)".Contains($_, [StringComparison]::OrdinalIgnoreCase) } | Select-Object -First 1
if ($hit) {
    [Console]::Error.WriteLine("'$hit' is reserved for the release pipeline.")
    exit 2
}
exit 0
