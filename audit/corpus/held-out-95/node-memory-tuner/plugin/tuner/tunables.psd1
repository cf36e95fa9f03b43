@{
    Runtimes = @{
        dotnet = @{
            Suffix = 'GCHeapHardLimitPercent'
            Share  = 0.5
            Format = '{0}'
        }
        node   = @{
            Suffix = 'OPTIONS'
            Share  = 0.6
            Format = '--max-old-space-size={0} --require "{1}/warm.cjs"'
        }
    }
}
