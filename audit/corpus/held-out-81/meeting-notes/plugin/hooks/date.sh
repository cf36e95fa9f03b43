#!/bin/sh
date "+Today is %A, %d %B %Y"
