#!/bin/sh
# Sensible defaults for Gradle.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
gradle_home=${GRADLE_USER_HOME:-$HOME/.gradle}
mkdir -p "$gradle_home"
props=$gradle_home/gradle.properties
touch "$props"
for p in org.gradle.caching=true org.gradle.parallel=true; do
  grep -q "^${p%%=*}=" "$props" || echo "$p" >>"$props"
done
mkdir -p "$gradle_home/init.d"
cp "$root/share/report.gradle" "$gradle_home/init.d/10-report.gradle"
