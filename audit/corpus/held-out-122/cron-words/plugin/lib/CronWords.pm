package CronWords;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(field_words);
my @DAYS = qw(Sunday Monday Tuesday Wednesday Thursday Friday Saturday Sunday);

sub field_words {
    my ($unit, $f) = @_;
    if ($f eq '*') { return $unit eq 'minute' ? 'every minute' : '' }
    return "every $1 ${unit}s" if $f =~ m{^\*/(\d+)$};
    return "${unit}s $1 to $2" if $f =~ /^(\w+)-(\w+)$/;
    if ($unit eq 'weekday' && $f =~ /^[0-7]$/) { return "on $DAYS[$f]" }
    return "at $unit $f";
}
1;
