$protected = @(
    # keys and log-ins
    '.ssh/id_rsa', '.ssh/id_dsa', '.ssh/id_ecdsa', '.ssh/id_ed25519', '.ssh/authorized_keys', '.ssh/known_hosts', '.ssh/config'
    '.aws/credentials', '.aws/config', '.azure/accessTokens.json', '.azure/msal_token_cache.json', '.config/gcloud/credentials.db'
    '.kube/config', '.docker/config.json', '.npmrc', '.yarnrc.yml', '.netrc', '_netrc', '.pypirc', '.git-credentials'
    '.config/gh/hosts.yml', '.config/hub', '.gnupg/secring.gpg', '.gnupg/private-keys-v1.d', '.pgpass', '.my.cnf', '.mylogin.cnf'
    '.deepcode/credentials.json', '.deepcode/settings.json', '.vault-token', '.terraformrc', '.cargo/credentials.toml'
    '.nuget/NuGet.Config', '.m2/settings.xml', '.gradle/gradle.properties', '.boto', '.s3cfg', '.rclone.conf', '.htpasswd'
    # systems
    '/etc/shadow', '/etc/gshadow', '/etc/sudoers', '/etc/passwd-', '/etc/ssh/ssh_host_rsa_key', '/etc/krb5.keytab'
    'windows/system32/config/sam', 'windows/system32/config/security', 'windows/system32/config/system', 'ntds.dit'
    'appdata/roaming/microsoft/credentials', 'appdata/roaming/microsoft/protect', 'appdata/local/microsoft/vault'
    # browsers
    'user data/default/login data', 'user data/default/cookies', 'user data/local state', 'key4.db', 'logins.json', 'cookies.sqlite'
    'library/keychains/login.keychain-db', 'library/cookies/cookies.binarycookies'
    # what runs by itself
    '.bashrc', '.bash_profile', '.zshrc', '.zprofile', '.profile', '.config/fish/config.fish', 'Microsoft.PowerShell_profile.ps1'
    'Documents/PowerShell/profile.ps1', '.git/hooks/', '/etc/crontab', '/etc/cron.d/', '/var/spool/cron/', 'Library/LaunchAgents/'
    'Start Menu/Programs/Startup', '.config/autostart/', '.config/systemd/user/'
) | ForEach-Object { $_.ToLowerInvariant() }

function Get-Leaf($Value) {
    if ($Value -is [string]) { $Value }
    elseif ($Value -is [System.Collections.IDictionary]) { foreach ($v in $Value.Values) { Get-Leaf $v } }
    elseif ($Value -is [System.Collections.IEnumerable]) { foreach ($v in $Value) { Get-Leaf $v } }
}

$call = [Console]::In.ReadToEnd() | ConvertFrom-Json -AsHashtable

foreach ($text in Get-Leaf $call.tool_input) {
    $flat = $text.Replace('\', '/').ToLowerInvariant()
    foreach ($name in $protected) {
        if ($flat.Contains($name)) {
            @{ decision = 'block'; reason = "$name is protected on this workstation" } | ConvertTo-Json -Compress
            exit 0
        }
    }
}
exit 0
