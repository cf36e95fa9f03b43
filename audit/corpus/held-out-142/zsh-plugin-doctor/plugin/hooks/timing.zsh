# Prints how long a shell start took.
zmodload zsh/datetime
print -P "%F{8}shell started at $(strftime %H:%M:%S $EPOCHSECONDS)%f"
