on run argv
	set project to item 1 of argv
	display notification "Finished in " & project with title "Agent" sound name "Glass"
end run
