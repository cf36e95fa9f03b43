#!/bin/sh
set -e
make lint
make test
