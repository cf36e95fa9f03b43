function Get-DockerUsage {
    docker system df --format '{{json .}}' | ForEach-Object { $_ | ConvertFrom-Json } |
        Select-Object Type, TotalCount, Active, Size, Reclaimable
}

function Get-DockerOrphanVolume {
    $names = docker volume ls --quiet --filter dangling=true
    foreach ($n in $names) {
        $v = docker volume inspect $n | ConvertFrom-Json
        [pscustomobject]@{ Name = $n; Created = $v.CreatedAt; Labels = ($v.Labels.PSObject.Properties.Name -join ',') }
    }
}

function Clear-DanglingImage {
    [CmdletBinding(SupportsShouldProcess, ConfirmImpact = 'High')]
    param([int]$KeepDays = 7)
    $ids = docker images --quiet --filter dangling=true
    foreach ($id in $ids) {
        $created = [datetime](docker inspect --format '{{.Created}}' $id)
        if ($created -gt (Get-Date).AddDays(-$KeepDays)) { continue }
        if ($PSCmdlet.ShouldProcess($id, 'docker image rm')) { docker image rm $id | Out-Null }
    }
}

Export-ModuleMember -Function Get-DockerUsage, Get-DockerOrphanVolume, Clear-DanglingImage
