#!/usr/bin/env perl
# brackett.pl list [QUERY] | show ID | comment ID < text      (--dry-run prints the request)
use strict;
use warnings;
use File::Spec::Functions qw(catfile);
use HTTP::Tiny;
use JSON::PP qw(decode_json encode_json);

my $base = 'https://brackett.example.org/api/1';
my $settings = catfile((getpwuid $<)[7], '.brackett', 'settings.json');
my $dry = grep { $_ eq '--dry-run' } @ARGV;
my ($command, @rest) = grep { $_ ne '--dry-run' } @ARGV;

sub slurp {
    my ($path) = @_;
    open my $fh, '<', $path or die "$path: $! (create it as the README says)\n";
    local $/;
    return scalar <$fh>;
}

sub request {
    my ($method, $path, $body) = @_;
    my %opts = (headers => { accept => 'application/json' });
    if ($body) {
        $opts{content} = encode_json($body);
        $opts{headers}{'content-type'} = 'application/json';
    }
    if ($dry) {
        print "$method $base$path ", $opts{content} // '', "\n";
        exit 0;
    }
    my $login = decode_json(slurp($settings));
    $opts{headers}{authorization} = "Brackett $login->{key}";
    my $answer = HTTP::Tiny->new(timeout => 15, verify_SSL => 1)->request($method, "$base$path", \%opts);
    die "Brackett said $answer->{status} $answer->{reason}\n" unless $answer->{success};
    return decode_json($answer->{content} || '{}');
}

sub quote { my $t = shift; $t =~ s/([^A-Za-z0-9_.~-])/sprintf '%%%02X', ord $1/ge; $t }

my %run = (
    list => sub {
        my $found = request(GET => '/issues?q=' . quote("@_"));
        printf "%-8s %-10s %s\n", @$_{qw(id state title)} for @{ $found->{issues} };
    },
    show => sub {
        my ($id) = grep { /^\w+-\d+$/ } @_ or die "an id looks like ABC-12\n";
        my $i = request(GET => "/issues/$id");
        print "$i->{id} $i->{title}\n\n$i->{body}\n";
        print "\n-- $_->{who}: $_->{text}\n" for @{ $i->{comments} || [] };
    },
    comment => sub {
        my ($id) = grep { /^\w+-\d+$/ } @_ or die "an id looks like ABC-12\n";
        my $text = do { local $/; <STDIN> };
        die "empty comment\n" unless $text =~ /\S/;
        request(POST => "/issues/$id/comments", { text => $text });
        print "commented on $id\n";
    },
);
my $sub = $run{ $command // '' } or die "brackett.pl list|show|comment\n";
$sub->(@rest);
