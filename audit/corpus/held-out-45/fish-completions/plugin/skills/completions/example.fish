complete -c mytool -s h -l help -d 'Show help'
complete -c mytool -l color -a 'auto always never'
