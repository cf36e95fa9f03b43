#!/usr/bin/perl
use strict;
use warnings;
open my $fh, '<:raw', $ARGV[0] or die "$ARGV[0]: $!\n";
read($fh, my $h, 64);
substr($h, 0, 4) eq "\x7fELF" or die "not ELF\n";
my $bits = unpack('C', substr $h, 4, 1) == 2 ? 64 : 32;
die "only 64 bit little-endian\n" unless $bits == 64 && unpack('C', substr $h, 5, 1) == 1;
my ($type, $machine) = unpack 'vv', substr $h, 16, 4;
my ($phoff) = unpack 'Q<', substr $h, 32, 8;
my ($phsize, $phnum) = unpack 'vv', substr $h, 54, 4;
my %name = (3 => 'x86', 62 => 'x86-64', 183 => 'AArch64', 243 => 'RISC-V');
printf "machine  %s\n", $name{$machine} // $machine;
printf "PIE      %s\n", $type == 3 ? 'yes (or shared object)' : 'no';
my ($nx, $relro, $interp) = ('unknown', 'no', 'static');
for my $i (0 .. $phnum - 1) {
    seek $fh, $phoff + $i * $phsize, 0;
    read($fh, my $p, $phsize);
    my ($t, $flags) = unpack 'VV', $p;
    $nx = $flags & 1 ? 'NO: stack is executable' : 'yes' if $t == 0x6474e551;
    $relro = 'yes' if $t == 0x6474e552;
    $interp = 'dynamic' if $t == 3;
}
print "NX       $nx\nRELRO    $relro\nlinkage  $interp\n";
