package Deps::Scan;
use strict;
use warnings;
use File::Find;

sub tree {
    my ($root) = @_;
    my %use;
    find({ no_chdir => 1, wanted => sub {
        return unless /\.(?:pl|pm|t)$/ && -f;
        open my $fh, '<', $_ or return;
        while (<$fh>) { $use{$1}++ if /^\s*(?:use|require)\s+([A-Z]\w+(?:::\w+)*)/ }
    } }, $root);
    return %use;
}
1;
