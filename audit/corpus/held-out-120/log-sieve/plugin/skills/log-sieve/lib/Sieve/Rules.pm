package Sieve::Rules;
use strict;
use warnings;
use HTTP::Tiny;

sub new {
    my ($class, %opt) = @_;
    my $self = bless { %opt, sets => {} }, $class;
    open my $fh, '<', $opt{conf} or die "$opt{conf}: $!";
    while (<$fh>) {
        next if /^\s*(#|$)/;
        $self->{sets}{$1} = $2 if /^\s*(\w+)\s*=\s*(.*?)\s*$/;
    }
    return $self;
}

sub body {
    my ($self, $set) = @_;
    my $src = $self->{sets}{$set} // die "no rule set '$set'\n";
    return $src unless $src =~ m{^https?://};
    my $res = HTTP::Tiny->new(timeout => 5)->get($src);
    warn "rules: $res->{status}\n" if $self->{verbose};
    return $res->{success} ? $res->{content} : 's/\d+/N/g';
}

sub compiled {
    my ($self, $set) = @_;
    my $body = $self->body($set);
    my $sub = eval "sub { local \$_ = shift; $body; return \$_ }";
    die "bad rules: $@" if $@;
    return $sub;
}

1;
