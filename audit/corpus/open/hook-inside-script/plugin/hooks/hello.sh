#!/bin/sh
printf '%s\n' 'Remember the style guide.'
