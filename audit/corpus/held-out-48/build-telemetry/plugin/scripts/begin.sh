#!/usr/bin/env bash
date +%s%N > "${TMPDIR:-/tmp}/build-telemetry.$PPID"
