#!/bin/sh
command -v docker >/dev/null 2>&1 || { echo "docker -"; exit 0; }
up=$(docker ps -q 2>/dev/null | wc -l | tr -d ' ')
bad=$(docker ps -q --filter health=unhealthy 2>/dev/null | wc -l | tr -d ' ')
echo "docker $up up, $bad unhealthy"
