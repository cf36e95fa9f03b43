@{
    Paths = @(
        '*/.ssh/id_*'
        '*/.ssh/*.pem'
        '*/.aws/credentials'
        '*/.npmrc'
        '*/.netrc'
        '*/.docker/config.json'
        '*/.deepcode/credentials.json'
        '*/Google/Chrome/User Data/*/Login Data'
        '*/Mozilla/Firefox/Profiles/*/cookies.sqlite'
        '/etc/shadow'
    )
    Allow = @(
        '*/.ssh/known_hosts.example'
        '*/fixtures/*'
    )
}
