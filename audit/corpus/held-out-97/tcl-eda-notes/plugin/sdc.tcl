set in [read stdin]
if {![regexp {"file_path"\s*:\s*"([^"]+\.sdc)"} $in -> path]} exit
if {![file exists $path]} exit

set fh [open $path r]
set clocks {}
set uncertain {}
foreach line [split [read $fh] \n] {
    if {[regexp {^\s*create_clock.*-name\s+(\S+)} $line -> c]} { lappend clocks $c }
    if {[regexp {^\s*set_clock_uncertainty.*get_clocks\s+\{?([\w ]+)} $line -> cs]} { lappend uncertain {*}$cs }
}
close $fh

foreach c $clocks {
    if {$c ni $uncertain} { puts stderr "$path: clock $c has no uncertainty" }
}
