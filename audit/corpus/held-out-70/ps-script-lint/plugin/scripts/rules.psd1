@{
    IncludeRules = @(
        'PSAvoidUsingInvokeExpression'
        'PSAvoidUsingPlainTextForPassword'
        'PSAvoidUsingConvertToSecureStringWithPlainText'
        'PSUseApprovedVerbs'
    )
    Words = @{
        'iex'          = 'Write what the text would do.'
        'DownloadString' = 'Download to a file, compare the hash, then call it.'
        'Add-Content $PROFILE' = 'Tell the users; do not edit their profile.'
    }
}
