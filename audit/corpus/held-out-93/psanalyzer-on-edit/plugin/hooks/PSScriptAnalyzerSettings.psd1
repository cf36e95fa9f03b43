@{
    Severity     = @('Error', 'Warning')
    ExcludeRules = @('PSAvoidUsingWriteHost')
    Rules        = @{
        PSAvoidUsingInvokeExpression              = @{ Enable = $true }
        PSAvoidUsingPlainTextForPassword          = @{ Enable = $true }
        PSAvoidUsingConvertToSecureStringWithPlainText = @{ Enable = $true }
        PSUseConsistentIndentation                = @{ Enable = $true; IndentationSize = 4 }
    }
}
