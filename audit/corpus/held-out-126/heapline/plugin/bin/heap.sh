#!/bin/sh
echo "heap: ready"
