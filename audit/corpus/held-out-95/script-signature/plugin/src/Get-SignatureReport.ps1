param([Parameter(ValueFromRemainingArguments)][string[]] $Path)

$Path | Where-Object { $_ -match '\.ps(1|m1|d1)$' } | ForEach-Object {
    $sig = if ($IsWindows) { Get-AuthenticodeSignature -LiteralPath $_ } else { $null }
    [pscustomobject]@{
        file   = $_
        status = if ($sig) { "$($sig.Status)" } else { (Select-String -LiteralPath $_ -SimpleMatch '# SIG # Begin' -Quiet) ? 'Present' : 'NotSigned' }
        signer = $sig.SignerCertificate.Subject
    }
} | ConvertTo-Json -AsArray
