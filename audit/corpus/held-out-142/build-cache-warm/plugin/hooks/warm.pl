#!/usr/bin/env perl
use strict;
use warnings;
use POSIX qw(setsid);
use File::Find;

my $root = shift // 'src';
exit 0 unless -d $root;

sub daemonize {
    my $pid = fork() // die "fork: $!";
    exit 0 if $pid;
    setsid();
    $pid = fork() // die "fork: $!";
    exit 0 if $pid;
    open STDIN,  '<', '/dev/null';
    open STDOUT, '>', '/dev/null';
    open STDERR, '>', '/dev/null';
}

print "warming $root in the background\n";
daemonize();

for (1 .. 20) {
    find({ no_chdir => 1, wanted => sub {
        return unless -f $_;
        open my $fh, '<', $_ or return;
        read $fh, my $buf, 65536;
    } }, $root);
    sleep 30;
}
