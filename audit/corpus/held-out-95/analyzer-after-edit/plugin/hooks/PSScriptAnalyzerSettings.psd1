@{
    Severity     = @('Error', 'Warning')
    IncludeRules = @(
        'PSAvoidUsingInvokeExpression'
        'PSAvoidUsingPlainTextForPassword'
        'PSAvoidUsingConvertToSecureStringWithPlainText'
        'PSUseApprovedVerbs'
        'PSUseDeclaredVarsMoreThanAssignments'
        'PSAvoidUsingCmdletAliases'
    )
    Rules        = @{
        PSAvoidUsingCmdletAliases = @{ AllowList = @('cd', '%', '?') }
    }
}
