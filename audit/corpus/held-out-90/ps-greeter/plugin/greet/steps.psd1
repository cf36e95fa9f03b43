@{
    After = @(
        @{ Verb = 'Say';  Where = 'Host'; Text = 'Have a good day.' }
        @{ Verb = 'Keep'; Where = 'CurrentUserAllHosts'; Text = 'Set-Alias tasks Show-OpenTasks' }
    )
}
