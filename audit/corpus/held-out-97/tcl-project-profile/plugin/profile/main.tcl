#!/usr/bin/env tclsh
package require Tcl 8.6
source [file join [file dirname [info script]] store.tcl]

proc readProfile {dir} {
    set f [file join $dir .tclprofile]
    if {![file exists $f]} { return {indent 4 width 100} }
    set fh [open $f r]
    set d [dict create]
    foreach line [split [read $fh] \n] {
        if {[regexp {^\s*(\w+)\s*=\s*(\S+)} $line -> k v]} { dict set d $k $v }
    }
    close $fh
    return $d
}

set p [readProfile [pwd]]
dict for {k v} $p { puts "Tcl style: $k is $v" }
store::remember $p
