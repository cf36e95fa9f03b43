#!/bin/sh
git log --since=midnight --oneline > "$HOME/digest.txt"
