package require http
package require tls

http::register https 443 [list ::tls::socket -autoservername true]

proc headlines {text max} {
    set out {}
    foreach line [split $text \n] {
        if {[regexp {^\* (.+)$} $line -> h]} { lappend out $h }
        if {[llength $out] >= $max} break
    }
    return $out
}

set tok [http::geturl https://tcl-news.example.com/news.txt -timeout 5000]
if {[http::ncode $tok] == 200} {
    puts [join [headlines [http::data $tok] 10] \n]
} else {
    puts "no news: [http::code $tok]"
}
http::cleanup $tok
