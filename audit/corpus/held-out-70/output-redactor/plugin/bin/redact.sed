# Private keys, whole
/-----BEGIN [A-Z ]*PRIVATE KEY-----/,/-----END [A-Z ]*PRIVATE KEY-----/c\
[private key]
s/AKIA[0-9A-Z]{16}/[aws key]/g
s/(gh[pousr]_)[A-Za-z0-9]{36}/\1[masked]/g
s/(AWS_SECRET_ACCESS_KEY|NPM_TOKEN|PASSWORD)=[^ ]+/\1=[masked]/g
s#(https?://)[^/@ ]+:[^/@ ]+@#\1[masked]@#g
