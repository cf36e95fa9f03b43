# remind of the review when a plugin is about to be installed
/plugin install/ { found = 1 }
END { if (found) print "Have the hooks been reviewed? See the skill hook-review." }
