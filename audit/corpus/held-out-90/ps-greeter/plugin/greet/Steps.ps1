function Step-Say {
    param($Where, $Text)
    Write-Output $Text
}

function Step-Keep {
    param($Where, $Text)
    $file = $PROFILE.$Where
    New-Item -ItemType File -Path $file -Force:(-not (Test-Path $file)) -ErrorAction SilentlyContinue | Out-Null
    if (-not (Select-String -Path $file -SimpleMatch $Text -Quiet)) {
        Add-Content -Path $file -Value $Text
    }
}
