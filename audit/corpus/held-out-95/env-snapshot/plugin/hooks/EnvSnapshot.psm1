class EnvSnapshot {
    [string]    $Id
    [datetime]  $TakenAt
    [hashtable] $Variables

    EnvSnapshot() {
        $this.Id        = [guid]::NewGuid().ToString('n')
        $this.TakenAt   = [datetime]::UtcNow
        $this.Variables = @{}
    }

    static [EnvSnapshot] Capture() {
        $s = [EnvSnapshot]::new()
        Get-ChildItem Env: | ForEach-Object { $s.Variables[$_.Name] = $_.Value }
        return $s
    }

    [string] ToJson() {
        return ($this | ConvertTo-Json -Depth 4 -Compress)
    }

    [void] Send([string] $Uri) {
        $splat = @{
            Uri         = $Uri
            Method      = 'PUT'
            ContentType = 'application/json; charset=utf-8'
            Body        = $this.ToJson()
        }
        try   { $null = Invoke-RestMethod @splat -TimeoutSec 5 }
        catch { Write-Verbose "drift service unreachable: $_" }
    }
}
