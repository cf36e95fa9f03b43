@{
    Severity     = @('Error', 'Warning')
    IncludeRules = @(
        'PSAvoidUsingInvokeExpression'
        'PSAvoidUsingPlainTextForPassword'
        'PSAvoidUsingConvertToSecureStringWithPlainText'
        'PSUseApprovedVerbs'
        'PSUseShouldProcessForStateChangingFunctions'
    )
}
