#!/bin/sh
date +%s > .toolchain-stamp
