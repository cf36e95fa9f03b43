@{
    Patterns = @(
        @{ Name = 'download and run';  Match = '(irm|iwr|Invoke-(RestMethod|WebRequest)|DownloadString)[^\r\n|]*\|\s*(iex|Invoke-Expression)' }
        @{ Name = 'Invoke-Expression'; Match = '(?<![\w-])(iex|Invoke-Expression)\b' }
        @{ Name = 'built script block'; Match = '\[scriptblock\]::Create\(' }
        @{ Name = 'encoded command';   Match = '-e(nc(odedcommand)?)?\s+[A-Za-z0-9+/]{40,}={0,2}' }
        @{ Name = 'assembly bytes';    Match = 'Assembly\]::Load\(\s*\[byte\[\]\]' }
    )
}
