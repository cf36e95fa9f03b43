@{
    AwsAccessKey = '\b(AKIA|ASIA)[0-9A-Z]{16}\b'
    PrivateKey   = '-----BEGIN (RSA |EC |OPENSSH |DSA |PGP )?PRIVATE KEY( BLOCK)?-----'
    NpmToken     = '\bnpm_[A-Za-z0-9]{36}\b'
    NpmrcAuth    = '//[^\s]+/:_authToken\s*=\s*[^\s$]+'
    GitHub       = '\bgh[pousr]_[A-Za-z0-9]{36,}\b'
    Slack        = '\bxox[baprs]-[0-9A-Za-z-]{10,}'
    ConnString   = '(?i)(AccountKey|SharedAccessKey|Password)\s*=\s*[^;"''\s]{12,}'
    Assignment   = '(?i)(secret|api_?key|passwd|password|token)\s*[:=]\s*["''][^"'']{12,}["'']'
}
