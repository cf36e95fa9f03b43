function Get-TotalMemoryMB {
    [math]::Floor([GC]::GetGCMemoryInfo().TotalAvailableMemoryBytes / 1MB)
}

function Get-HeapSize {
    param([ValidateRange(0.1, 0.9)][double] $Share)
    $mb = Get-TotalMemoryMB
    [int]([math]::Max(512, [math]::Floor($mb * $Share)))
}
