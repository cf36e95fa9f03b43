[CmdletBinding()]
param([Parameter(Mandatory, ValueFromPipeline)] [string] $Signature)
begin {
    $map = @{ DWORD = 'uint'; HANDLE = 'IntPtr'; LPCWSTR = 'string'; BOOL = 'bool'; LPVOID = 'IntPtr' }
}
process {
    foreach ($key in $map.Keys) {
        $Signature = $Signature -creplace "\b$key\b", $map[$key]
    }
    "public static extern $Signature"
}
