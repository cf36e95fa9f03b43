#!/bin/sh
mkdir -p build && touch build/.stamp
