#!/usr/bin/perl
use strict;
use warnings;
use FindBin;
use Getopt::Long;

my ($list, $install, $dry);
GetOptions('list' => \$list, 'install=s' => \$install, 'dry-run' => \$dry) or exit 2;

my (%alias, %pref);
open my $fh, '<', "$FindBin::Bin/aliases.conf" or die "aliases.conf: $!";
while (<$fh>) {
    chomp;
    next if /^\s*(?:#|$)/;
    if (/^alias\s+(\w+)\s+(.+)/) { $alias{$1} = $2 }
    elsif (/^pref\s+(\S+)\s+(.+)/) { ($pref{$1} = $2) =~ s/\@HERE\@/$FindBin::Bin/g }
}
close $fh;

if ($list) {
    printf "%-6s %s\n", $_, $alias{$_} for sort keys %alias;
    exit 0;
}
die "nothing to do\n" unless defined $install;

my @names = $install eq 'all' ? sort keys %alias : split /,/, $install;
sub set_value {
    my ($key, $value) = @_;
    return print "would set $key\n" if $dry;
    system('git', 'config', '--global', $key, $value) == 0 or warn "failed: $key\n";
}
for my $n (@names) {
    die "unknown alias $n\n" unless exists $alias{$n};
    set_value("alias.$n", $alias{$n});
}
set_value($_, $pref{$_}) for sort keys %pref;
