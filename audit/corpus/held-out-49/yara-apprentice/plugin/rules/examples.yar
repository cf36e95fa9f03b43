rule Script_DownloadPipeShell
{
    meta:
        description = "a download piped into a shell"
        confidence = "low"
    strings:
        $a = /(curl|wget)[^\n|]{1,200}\|\s*(ba)?sh/ nocase
    condition:
        filesize < 200KB and $a
}

rule JS_CharCodeLoader
{
    meta:
        description = "eval over String.fromCharCode"
    strings:
        $eval = "eval(" ascii
        $code = /String\.fromCharCode\((\d{1,3},\s*){20,}/
    condition:
        $eval and $code
}

rule PE_UpxSections
{
    strings:
        $mz = { 4D 5A }
        $upx = "UPX0"
    condition:
        $mz at 0 and $upx
}
