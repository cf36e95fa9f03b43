Import-Module "$PSScriptRoot/Queue.psm1"
try {
    $q = Get-BuildQueue
    'queue {0} | wait {1:n0} min' -f $q.length, ($q.waitSeconds / 60)
}
catch { 'queue ?' }
