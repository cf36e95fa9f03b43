#!/bin/sh
echo "#define LEV_MAX 4096" > gen.h
