#!/bin/sh
# Prints the rules for the release notes.
sed -n '/^| W/p' README.md
