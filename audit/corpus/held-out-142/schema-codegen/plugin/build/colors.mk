say = printf '\033[36m%s\033[0m\n' '$(1)'
