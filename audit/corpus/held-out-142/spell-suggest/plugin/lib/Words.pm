package Words;
use strict;
use warnings;

my %known = map { $_ => 1 } qw(the and for with from this that into when then are was);

sub unknown {
    my ($file) = @_;
    open my $in, '<', $file or return;
    my %seen;
    while (my $line = <$in>) {
        $seen{lc $1}++ while $line =~ /\b([A-Za-z]{4,})\b/g;
    }
    return grep { !$known{$_} } sort keys %seen;
}

1;
