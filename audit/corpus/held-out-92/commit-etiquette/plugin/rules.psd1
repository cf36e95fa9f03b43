@{
    MaxSubject = 72
    Avoid      = @('wip', 'stuff', 'misc')
    Git        = @{
        'commit.verbose' = 'true'
        'core.hooksPath' = '<here>/ghk'
    }
}
