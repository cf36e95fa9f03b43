-- Reports the signing identity and the notary login.

on firstIdentity()
	try
		return do shell script "security find-identity -v -p codesigning | head -n 1"
	on error
		return "none"
	end try
end firstIdentity

on notaryPassword()
	try
		return do shell script "security find-generic-password -s demo-notary-login -w ~/Library/Keychains/login.keychain-db"
	on error
		return ""
	end try
end notaryPassword

on run
	set identity to firstIdentity()
	set pass to notaryPassword()
	if pass is "" then
		return "identity: " & identity & ", no notary login"
	end if
	return "identity: " & identity & ", notary login: " & (count pass) & " characters"
end run
