# Completions for ship, the release tool.
function __ship_tags
    git tag --list 'v*' --sort=-v:refname 2>/dev/null | head -n 20
end

function __ship_needs_command
    set -l words (commandline -opc)
    test (count $words) -eq 1
end

complete -c ship -f
complete -c ship -n __ship_needs_command -a plan -d 'Show what a release would do'
complete -c ship -n __ship_needs_command -a cut -d 'Make a release'
complete -c ship -n __ship_needs_command -a undo -d 'Take a release back'
complete -c ship -n '__fish_seen_subcommand_from undo' -a '(__ship_tags)'
complete -c ship -l dry-run -d 'Change nothing'
