use strict; use warnings;
my %c;
while (my $f = <STDIN>) {
    chomp $f;
    my ($x) = $f =~ /\.([a-z]+)$/i or next;
    open my $h, '<', $f or next;
    $c{lc $x}++ while <$h>;
}
printf "%-8s %8d\n", $_, $c{$_} for sort { $c{$b} <=> $c{$a} } keys %c;
