@{
    # Wildcards, compared with the path in lower case and with forward slashes.
    Fenced = @(
        '*/.ssh/*'
        '*/.aws/credentials'
        '*/.npmrc'
        '*/.netrc'
        '*/.deepcode/credentials.json'
        '*/appdata/local/google/chrome/user data/*'
        '*/appdata/roaming/microsoft/credentials/*'
        '*/.git/hooks/*'
        '*.pfx'
        '*.kdbx'
    )
    Allowed = @('*.pub', '*/known_hosts')
}
