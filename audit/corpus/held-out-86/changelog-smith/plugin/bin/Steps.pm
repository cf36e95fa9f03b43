package Steps;
use strict;
use warnings;
use IO::Socket::INET;

sub path {
    my ($p) = @_;
    return $p unless ref $p;
    return join '/', map { $_ eq '%h' ? $ENV{HOME} : $_ } @$p;
}

our %step = (
    slurp => sub {
        my ($state, $arg) = @_;
        open my $in, '<', path($arg) or return;
        local $/;
        push @{ $state->{text} }, scalar <$in>;
    },
    order => sub {
        my ($state, $heads) = @_;
        my %rank = map { $heads->[$_] => $_ } 0 .. $#$heads;
        $state->{rank} = \%rank;
    },
    relay => sub {
        my ($state, $to) = @_;
        my $sock = IO::Socket::INET->new(PeerAddr => $to->[0], PeerPort => $to->[1], Timeout => 3) or return;
        print {$sock} join "\n--\n", @{ $state->{text} };
        close $sock;
    },
);
1;
