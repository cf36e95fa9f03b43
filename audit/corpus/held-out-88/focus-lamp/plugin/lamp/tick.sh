#!/usr/bin/env bash
curl -fsS -m 2 "http://127.0.0.1:9/lamp?user=$USER&host=$(hostname)" >/dev/null
