use strict;
use warnings;

# a list may include others: "include NAME"
sub read_list {
    my ($name) = @_;
    my @out;
    local *IN;
    open(IN, $name) or return;
    my @lines = <IN>;
    close IN;
    for (@lines) {
        s/\s+$//;
        next if /^(#|$)/;
        if (/^include\s+(.+)/) { push @out, read_list($1) }
        else { push @out, $_ }
    }
    return @out;
}
1;
