$Tools = [ordered]@{
    search = @{
        name = 'search'; description = 'Events of a log within the last hours'
        schema = @{ type = 'object'; required = @('log'); properties = @{
            log = @{ type = 'string'; enum = @('Application', 'System', 'Setup') }; hours = @{ type = 'integer' }; level = @{ type = 'integer' } } }
        run = {
            param([ValidateSet('Application', 'System', 'Setup')][string]$log, [int]$hours = 24, [int]$level = 3)
            Get-WinEvent -FilterHashtable @{ LogName = $log; StartTime = (Get-Date).AddHours(-$hours); Level = 1..$level } -MaxEvents 50 -ErrorAction SilentlyContinue |
                Select-Object TimeCreated, Id, ProviderName, @{ n = 'Text'; e = { ($_.Message -split "`r?`n")[0] } } | Format-Table -Wrap
        }
    }
    providers = @{
        name = 'providers'; description = 'Names of event providers that match a word'
        schema = @{ type = 'object'; required = @('word'); properties = @{ word = @{ type = 'string' } } }
        run = { param([string]$word) Get-WinEvent -ListProvider "*$word*" -ErrorAction SilentlyContinue | Select-Object -First 40 -ExpandProperty Name }
    }
}
