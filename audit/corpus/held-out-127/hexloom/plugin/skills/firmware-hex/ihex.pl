use strict;
use warnings;
my ($base, $start, $end, $bad) = (0, undef, 0, 0);
while (<>) {
    next unless /^:([0-9A-Fa-f]+)\s*$/;
    my @b = unpack 'C*', pack 'H*', $1;
    my $sum = 0;
    $sum += $_ for @b;
    if ($sum & 0xff) { print "line $.: checksum\n"; $bad++; next }
    my ($len, $hi, $lo, $type) = @b[0 .. 3];
    if ($type == 4) { $base = ($b[4] << 8 | $b[5]) << 16 }
    elsif ($type == 0) {
        my $addr = $base + ($hi << 8 | $lo);
        if (!defined $start || $addr != $end) {
            printf "%08X-%08X\n", $start, $end - 1 if defined $start;
            $start = $addr;
        }
        $end = $addr + $len;
    }
}
printf "%08X-%08X\n", $start, $end - 1 if defined $start;
print "$bad bad lines\n";
