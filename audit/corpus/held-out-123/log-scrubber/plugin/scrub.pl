#!/usr/bin/env perl
# scrub.pl [--keep-ip] [--count] < app.log > app.scrubbed.log
use strict;
use warnings;
use FindBin qw($Bin);
use Getopt::Long;
use Digest::SHA qw(sha256_hex);

my ($keep_ip, $count, $salt) = (0, 0, join '-', $$, time);
GetOptions('keep-ip' => \$keep_ip, 'count' => \$count) or exit 2;

my @rules;
open my $fh, '<', "$Bin/rules.txt" or die "rules.txt: $!\n";
while (my $line = <$fh>) {
    chomp $line;
    next if $line =~ /^\s*(#|$)/;
    my ($name, $pattern) = split /\s+/, $line, 2;
    my $re = eval { qr/$pattern/ };
    unless ($re) { warn "rules.txt:$.: $@"; next }
    next if $keep_ip && $name eq 'ip';
    push @rules, [$name, $re];
}
close $fh;

my (%names, %hits);

# The same value gets the same mark within one run, so that a log stays readable.
sub stand_in {
    my ($name, $value) = @_;
    $hits{$name}++;
    return $names{$name}{$value} //= sprintf '<%s:%s>', $name, substr(sha256_hex($salt . $value), 0, 6);
}

while (my $line = <STDIN>) {
    for my $rule (@rules) {
        my ($name, $re) = @$rule;
        $line =~ s{$re}{
            my $whole = $&;
            defined $1 ? do { my $v = $1; my $m = stand_in($name, $v); $whole =~ s/\Q$v\E/$m/; $whole }
                       : stand_in($name, $whole)
        }gex;
    }
    print $line;
}
if ($count) {
    printf STDERR "%-10s %d\n", $_, $hits{$_} for sort keys %hits;
}
