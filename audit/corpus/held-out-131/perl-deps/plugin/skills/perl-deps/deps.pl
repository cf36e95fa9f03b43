use strict;
use warnings;
my %seen;
while (<>) {
    $seen{$1}++ if /^\s*use\s+([A-Z]\w*(?:::\w+)*)/;
}
printf "%3d %s\n", $seen{$_}, $_ for sort keys %seen;
