#!/bin/sh
cd "$(dirname "$0")" && sh ../bin/redact.sh sample.log
