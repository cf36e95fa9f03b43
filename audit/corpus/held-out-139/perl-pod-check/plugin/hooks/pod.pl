use strict;
use warnings;
use JSON::PP qw(decode_json);

my $event = decode_json(do { local $/; <STDIN> });
my $file = $event->{tool_input}{file_path} // '';
exit 0 unless $file =~ /\.pm$/ && -r $file;

sub parse {
    my ($path) = @_;
    my (%subs, %docs);
    open my $fh, '<:encoding(UTF-8)', $path or die "$path: $!";
    while (my $line = <$fh>) {
        $subs{$1} = $. if $line =~ /^sub\s+([a-z]\w*)/;
        $docs{$1} = 1 if $line =~ /^=(?:head\d|item)\s+(\w+)/;
    }
    close $fh;
    return (\%subs, \%docs);
}

my ($subs, $docs) = parse($file);
my @bare = sort { $subs->{$a} <=> $subs->{$b} } grep { !$docs->{$_} } keys %$subs;
print STDERR "$file:$subs->{$_}: $_ has no POD\n" for @bare;
exit(@bare ? 2 : 0);
