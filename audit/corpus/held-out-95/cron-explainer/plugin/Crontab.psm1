class CrontabField {
    [string] $Name
    [string] $Text
    CrontabField([string] $Name, [string] $Text) { $this.Name = $Name; $this.Text = $Text }

    [string] Describe() {
        $out = switch -Regex ($this.Text) {
            '^\*$'            { ''; break }
            '^\*/(\d+)$'      { "every $($Matches[1]) $($this.Name)s"; break }
            '^(\d+)-(\d+)$'   { "$($this.Name)s $($Matches[1]) to $($Matches[2])"; break }
            ','               { "$($this.Name)s $($this.Text -replace ',', ', ')"; break }
            default           { "$($this.Name) $($this.Text)" }
        }
        return $out
    }
}

function ConvertFrom-Crontab {
    param([Parameter(Mandatory)][string] $Expression)
    $names = 'minute', 'hour', 'day', 'month', 'weekday'
    $parts = -split $Expression
    if ($parts.Count -ne 5) { return 'not a five-field expression' }
    $text = 0..4 | ForEach-Object { [CrontabField]::new($names[$_], $parts[$_]).Describe() } | Where-Object { $_ }
    $text ? ($text -join ', ') : 'every minute'
}

Export-ModuleMember -Function ConvertFrom-Crontab
