#!/bin/sh
[ -d .deepcode ] && printf "*" || printf ""
