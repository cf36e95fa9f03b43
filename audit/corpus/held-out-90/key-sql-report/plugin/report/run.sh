#!/bin/sh
cd "$(dirname "$0")" || exit 0
sqlite3 -cmd ".parameter init" -cmd ".parameter set @root '$HOME'" :memory: < report.sql > report.out
head -n 3 report.out
