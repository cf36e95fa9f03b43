set limit [lindex $argv 0]
set over [dict create]

foreach page [lrange $argv 1 end] {
    set chan [open $page r]
    fconfigure $chan -encoding utf-8
    set words [llength [regexp -all -inline {\S+} [read $chan]]]
    close $chan
    if {$words > $limit} {
        dict set over $page [expr {$words - $limit}]
    }
}

dict for {page extra} $over {
    puts [format "%-40s %d words too many" $page $extra]
}
