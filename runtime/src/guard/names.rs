//! What programs are, as far as the guard has to know: one word each, in plain lists.

/// Shells: their argument or their input is a script.
pub(super) const SHELLS: &str = "sh bash dash zsh ksh mksh ash fish rbash csh tcsh busybox toybox yash";
/// Languages whose programs may stand in an argument.
pub(super) const LANGUAGES: &str = "python python2 python3 pypy3 node nodejs deno bun perl ruby php lua luajit awk gawk mawk nawk osascript pwsh \
    powershell cmd tclsh expect vim vi nvim ex ed emacs gdb";
/// Programs that hand a text to a shell.
pub(super) const RUNNERS: &str = "su sudo doas script watch ssh flock tmux screen npx npm pnpm pnpx yarn bunx parallel xargs entr nix-shell at \
    batch crontab hyperfine strace concurrently nodemon env make";
/// Programs to whom words are data: that they are told of a command does not run it.
pub(super) const SPEAKERS: &str = "echo printf grep egrep fgrep rg ag ack cat less more head tail man whatis apropos which type whereis ls gh \
    glab hub hg jj jq yq diff cmp wc sort uniq cut tr test [ [[ ]] true false : touch mkdir rmdir say logger \
    notify-send curl wget open xdg-open stat file basename dirname realpath readlink pwd history sleep date column \
    fold fmt nl tac od strings tree du df ps pgrep pkill killall return exit shift";
/// Programs that read the files they are given, and write none.
pub(super) const READERS: &str = "cat less more head tail grep egrep fgrep rg ag ack ls stat jq diff cmp wc file sha256sum sha1sum md5sum shasum \
    cksum b2sum test [ [[ od hexdump strings cut bat tree du df readlink realpath basename dirname nl tac base64 \
    awk";

/// Whether `name` is one of `list`.
pub(super) fn is_in(list: &str, name: &str) -> bool {
    list.split_ascii_whitespace().any(|known| known == name)
}
