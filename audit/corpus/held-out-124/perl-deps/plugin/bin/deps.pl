use strict;
use warnings;
use Deps::Path;
use Deps::Scan;

my $short = grep { $_ eq '--short' } @ARGV;
my %use = Deps::Scan::tree('.');
my $fmt = $short ? 'Deps::Format::Short' : 'Deps::Format::Long';
(my $file = "$fmt.pm") =~ s{::}{/}g;
if (eval { require $file }) {
    print $fmt->can('render')->(\%use);
} else {
    print "$_ ($use{$_})\n" for sort keys %use;
}
