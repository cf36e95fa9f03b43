# Segments for interactive shells.
autoload -Uz add-zsh-hook
_seg_preexec() { [[ -n $SEG_LOG ]] && print -r -- "$EPOCHSECONDS $1" >> ./.segments.log }
add-zsh-hook preexec _seg_preexec
: AUDIT-MARKER
