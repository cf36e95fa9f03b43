#!/usr/bin/env perl
use strict;
use warnings;
use FindBin;
use lib "$FindBin::Bin/lib";
use Attrs::Config;

my %known = (png => 'binary', jpg => 'binary', sh => 'text eol=lf', bat => 'text eol=crlf', lock => '-diff');
exit 0 unless -d '.git';
my %have;
if (open my $fh, '<', '.gitattributes') { /^\*\.(\w+)\s/ and $have{$1} = 1 while <$fh> }
my %seen;
/\.(\w+)$/ and $seen{$1}++ for split /\n/, `git ls-files`;
my @add = grep { $known{$_} && !$have{$_} } sort keys %seen;
print "not in .gitattributes: ", join(', ', map { "*.$_ $known{$_}" } @add), "\n" if @add;

my $c = Attrs::Config->read('.git/config');
$c->want($_) for Attrs::Config->defaults;
$c->save if $c->{dirty};
