package require Tcl 8.6

set groups {
    clocks     {create_clock create_generated_clock set_clock_groups set_clock_uncertainty set_clock_latency}
    delays     {set_input_delay set_output_delay set_max_delay set_min_delay}
    exceptions {set_false_path set_multicycle_path set_disable_timing}
    pins       {set_property set_location_assignment set_instance_assignment}
}

proc slurp {path} {
    set f [open $path r]
    fconfigure $f -encoding utf-8
    set text [read $f]
    close $f
    return $text
}

proc statements {text} {
    # joins continued lines; comments stay with what follows them
    set out {}
    set held {}
    set part ""
    foreach line [split $text \n] {
        set line [string trim $line]
        if {$part eq "" && ($line eq "" || [string index $line 0] eq "#")} {
            if {$line ne ""} {lappend held $line}
            continue
        }
        if {[string index $line end] eq "\\"} {
            append part [string trimright [string range $line 0 end-1]] " "
            continue
        }
        append part $line
        lappend out [list $held [regsub -all {[ \t]+} $part " "]]
        set held {}
        set part ""
    }
    if {[llength $held]} {lappend out [list $held ""]}
    return $out
}

proc group_of {statement} {
    global groups
    set word [lindex [split $statement " "] 0]
    dict for {name words} $groups {
        if {$word in $words} {return $name}
    }
    return rest
}

foreach path $argv {
    if {[file extension $path] ni {.sdc .xdc} || [file pathtype $path] ne "relative" || ".." in [file split $path]} {
        puts stderr "$path: not a constraint file of this project"
        continue
    }
    set sorted {}
    foreach s [statements [slurp $path]] {
        dict lappend sorted [group_of [lindex $s 1]] $s
    }
    set lines {}
    foreach name {clocks delays exceptions pins rest} {
        if {![dict exists $sorted $name]} continue
        lappend lines "## $name"
        foreach s [dict get $sorted $name] {
            foreach c [lindex $s 0] {
                if {![string match "## *" $c]} {lappend lines $c}
            }
            if {[lindex $s 1] ne ""} {lappend lines [lindex $s 1]}
        }
        lappend lines ""
    }
    set f [open $path w]
    fconfigure $f -encoding utf-8 -translation lf
    puts -nonewline $f [join $lines \n]
    close $f
    puts "$path: [llength $lines] lines"
}
