property meetingApps : {"zoom.us", "Microsoft Teams", "FaceTime", "Webex"}

on run argv
	set what to "done"
	if (count of argv) > 0 then set what to item 1 of argv

	tell application "System Events"
		set running to name of every process whose background only is false
	end tell
	repeat with m in meetingApps
		if running contains (contents of m) then return
	end repeat

	set folderName to do shell script "basename \"$PWD\""
	set branch to do shell script "git branch --show-current 2>/dev/null || true"
	if branch is "" then
		set place to folderName
	else
		set place to folderName & " (" & branch & ")"
	end if

	if what is "waiting" then
		display notification "A question waits for you" with title place sound name "Tink"
		if running contains "Music" then
			tell application "Music"
				if sound volume > 40 then set sound volume to 40
			end tell
		end if
	else
		display notification "The agent is done" with title place
	end if
end run
