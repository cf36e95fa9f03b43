@{
    IncludeRules = @('PSPlaceOpenBrace', 'PSPlaceCloseBrace', 'PSUseConsistentIndentation', 'PSUseConsistentWhitespace', 'PSAvoidUsingInvokeExpression', 'PSAvoidUsingPlainTextForPassword')
    Rules = @{
        PSUseConsistentIndentation = @{ Enable = $true; IndentationSize = 4 }
        PSPlaceOpenBrace = @{ Enable = $true; OnSameLine = $true }
    }
}
