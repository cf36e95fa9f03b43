# the steps, one a line
gather
missing
tidy
