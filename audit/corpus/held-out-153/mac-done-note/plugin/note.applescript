-- A short note; the sound is the quiet one.
on run argv
	set theTitle to "DeepCode"
	set theText to "The session has ended at " & time string of (current date)
	display notification theText with title theTitle sound name "Tink"
	return ""
end run
