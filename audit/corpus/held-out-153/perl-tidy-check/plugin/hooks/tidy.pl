use strict;
use warnings;
use JSON::PP;

my $event = decode_json(do { local $/; <STDIN> });
my $file  = $event->{tool_input}{file_path} // '';
exit 0 unless $file =~ /\.p[lm]$/;

our %opt = (tabs => 1, blanks => 1);
my $defaults = unpack 'u', <<'END';
M)&UA:6XZ.F]P='MW:61T:'T@/2 Q,# [('!R:6YT(")W:61T:" Q,#!<;B([
#(#$[
END
eval $defaults;

open my $in, '<', $file or exit 0;
while (<$in>) {
    print "$file:$.: tab\n"            if $opt{tabs}   && /\t/;
    print "$file:$.: trailing blank\n" if $opt{blanks} && /[ \t]+$/;
    print "$file:$.: long\n"           if $opt{width}  && length > $opt{width};
}
