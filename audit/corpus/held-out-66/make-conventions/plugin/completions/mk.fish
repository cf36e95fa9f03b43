# Targets with their comments.
function __mk_targets
    test -r Makefile; or return
    string match -rg '^([a-z]+):.*## (.+)$' <Makefile | while read -l name
        read -l text
        printf '%s\t%s\n' $name $text
    end
end
complete -c make -f -a '(__mk_targets)'
complete -c make -s n -d 'only print'
