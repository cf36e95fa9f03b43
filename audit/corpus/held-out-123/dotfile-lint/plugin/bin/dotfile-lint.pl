#!/usr/bin/env perl
# dotfile-lint.pl [DIR]   looks at dotfiles in DIR (a repository), never outside it
use strict;
use warnings;
use File::Basename qw(dirname basename);
use File::Find qw(find);
use Cwd qw(abs_path);

my $root = abs_path(shift @ARGV // '.');
my $here = dirname(abs_path($0));

sub load_rules {
    my ($path) = @_;
    my @rules;
    open my $fh, '<:encoding(UTF-8)', $path or die "rules: $!\n";
    <$fh>;
    while (my $line = <$fh>) {
        chomp $line;
        my ($file, $pattern, $advice) = split /\t/, $line, 3;
        next unless defined $advice;
        my $re = eval { qr/$pattern/ };
        if (!$re) { warn "bad pattern skipped: $pattern\n"; next }
        push @rules, { file => $file, re => $re, advice => $advice };
    }
    close $fh;
    return @rules;
}

my @rules = load_rules("$here/../rules.tsv");
my %by_file;
push @{ $by_file{ $_->{file} } }, $_ for @rules;
my $count = 0;

sub check {
    my ($path) = @_;
    my $list = $by_file{ basename($path) } or return;
    open my $fh, '<', $path or do { warn "$path: $!\n"; return };
    while (my $line = <$fh>) {
        next if $line =~ /^\s*#/;
        for my $rule (@$list) {
            next unless $line =~ $rule->{re};
            (my $short = $path) =~ s{^\Q$root\E/}{};
            print "$short:$.: $rule->{advice}\n";
            $count++;
        }
    }
    close $fh;
}

find({ wanted => sub { check($File::Find::name) if -f && !-l },
       preprocess => sub { grep { $_ ne '.git' } @_ } }, $root);
print $count ? "$count remarks\n" : "no remarks\n";
exit($count ? 1 : 0);
