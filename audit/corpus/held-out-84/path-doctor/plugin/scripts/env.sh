PATH="$HOME/.local/share/path-doctor/bin:$PATH"
export PATH
