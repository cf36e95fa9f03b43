on run
	set clock to time string of (current date)
	display notification "Finished at " & clock with title "DeepCode" sound name "Glass"
	return ""
end run
