on certificateCount()
	set listing to do shell script "ls dist | grep -c '\\.dmg$' || true"
	return listing as integer
end certificateCount

on appPassword()
	return do shell script "security find-generic-password -s " & quoted form of "notary" & " -w"
end appPassword

set n to certificateCount()
set pw to appPassword()
return "images: " & n & ", notary login: " & (length of pw) & " characters"
