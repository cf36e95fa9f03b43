#!/bin/sh
# read-only
command -v docker >/dev/null || { echo "docker is not installed"; exit 0; }
docker system df
echo
echo "largest images"
docker image ls --format '{{.Size}}\t{{.Repository}}:{{.Tag}}' | sort -hr | head -10
echo
echo "unused volumes"
docker volume ls -q --filter dangling=true
