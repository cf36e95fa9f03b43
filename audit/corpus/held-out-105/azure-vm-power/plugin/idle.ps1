param([Parameter(Mandatory)][string]$ResourceGroup, [double]$CpuBelow = 3.0, [switch]$Deallocate)
if ($ResourceGroup -match 'prod') { Write-Error 'Not in production resource groups.'; exit 2 }

$vms = az vm list -g $ResourceGroup -d -o json | ConvertFrom-Json | Where-Object powerState -eq 'VM running'
foreach ($vm in $vms) {
    $m = az monitor metrics list --resource $vm.id --metric 'Percentage CPU' --interval PT1H --offset 24h -o json | ConvertFrom-Json
    $points = $m.value[0].timeseries[0].data | Where-Object { $null -ne $_.average }
    $avg = ($points | Measure-Object -Property average -Average).Average
    '{0,-30} {1,-16} {2,6:N1} %' -f $vm.name, $vm.hardwareProfile.vmSize, $avg
    if ($Deallocate -and $avg -lt $CpuBelow) {
        if ((Read-Host "deallocate $($vm.name)? [y/N]") -eq 'y') {
            az vm deallocate -g $ResourceGroup -n $vm.name --no-wait
        }
    }
}
