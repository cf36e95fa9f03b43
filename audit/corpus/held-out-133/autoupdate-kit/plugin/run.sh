#!/bin/sh
echo "team snippets loaded"
