@{
    IncludeRules = @('PSPlaceOpenBrace', 'PSUseConsistentIndentation')
    Rules = @{ PSUseConsistentIndentation = @{ Enable = $true; IndentationSize = 4 } }
}
