#!/usr/bin/perl
use strict;
use warnings;
use File::Basename;

my $file = shift // 'Makefile';
my %word;
open my $data, '<', dirname(__FILE__) . '/commands.tsv' or die "commands.tsv: $!\n";
while (<$data>) { chomp; my ($k, $v) = split /\t/; $word{$k} = $v if defined $v }
close $data;

open my $in, '<', $file or die "$file: $!\n";
my (%target, %phony, %var, $now, @order);
my $held = '';
while (my $line = <$in>) {
    chomp $line;
    if ($line =~ s/\\$//) { $held .= $line; next }
    $line = $held . $line;
    $held = '';
    if ($line =~ /^\t(.*)/ && $now) {
        push @{ $target{$now}{recipe} }, $1;
    } elsif ($line =~ /^\.PHONY\s*:\s*(.*)/) {
        $phony{$_} = 1 for split ' ', $1;
    } elsif ($line =~ /^([\w.-]+)\s*[:?+]?=\s*(.*)/) {
        $var{$1} = $2;
    } elsif ($line =~ /^([^\s:#=]+)\s*::?\s*([^=#]*)(?:##\s*(.*))?$/) {
        $now = $1;
        push @order, $now unless $target{$now};
        $target{$now}{needs} = [split ' ', $2];
        $target{$now}{about} = $3;
    } elsif ($line =~ /^\S/) {
        undef $now;
    }
}
close $in;

sub gloss {
    my ($step) = @_;
    $step =~ s/^[@+-]+//;
    1 while $step =~ s/\$[({](\w+)[)}]/exists $var{$1} ? $var{$1} : "<$1>"/e;
    my ($program) = $step =~ /^(\S+)/;
    my $note = $word{ basename($program // '') };
    return $note ? "$step   # $note" : $step;
}

for my $name (@order) {
    my $t = $target{$name};
    print $name, ($phony{$name} ? ' (always runs)' : ''), ($t->{about} ? ": $t->{about}" : ''), "\n";
    print "  after: @{ $t->{needs} }\n" if @{ $t->{needs} };
    print "  ", gloss($_), "\n" for @{ $t->{recipe} || [] };
}

my %known = map { $_ => 1 } @order;
for my $name (@order) {
    for my $need (@{ $target{$name}{needs} }) {
        next if $known{$need} || -e $need || $need =~ /[%\$|]/;
        print "! $name needs $need, which is neither a target nor a file\n";
    }
}
