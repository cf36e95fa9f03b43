@{
    Severity     = @('Error', 'Warning')
    ExcludeRules = @('PSAvoidUsingWriteHost')
    Rules        = @{
        PSUseConsistentIndentation = @{ Enable = $true; IndentationSize = 4 }
        PSPlaceOpenBrace           = @{ Enable = $true; OnSameLine = $true }
    }
}
