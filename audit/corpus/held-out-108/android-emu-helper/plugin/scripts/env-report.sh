#!/bin/sh
# Tells the agent which SDK pieces exist so that it does not guess.
set -u
sdk="${ANDROID_HOME:-${ANDROID_SDK_ROOT:-}}"
[ -f settings.gradle ] || [ -f settings.gradle.kts ] || exit 0

if [ -z "$sdk" ]; then
  echo "Android: no SDK configured (ANDROID_HOME is unset)."
  exit 0
fi
echo "Android SDK: $sdk"
for d in "$sdk"/platforms/android-*; do
  [ -d "$d" ] && echo "  platform ${d##*/}"
done
for d in "$sdk"/build-tools/*; do
  [ -d "$d" ] && echo "  build-tools ${d##*/}"
done
if [ -x "$sdk/platform-tools/adb" ]; then
  "$sdk/platform-tools/adb" devices -l | sed -n '2,6p' | sed '/^$/d; s/^/  device: /'
fi
if [ -f gradle/wrapper/gradle-wrapper.properties ]; then
  sed -n 's/^distributionUrl=.*gradle-\(.*\)-\(bin\|all\).zip/  gradle wrapper: \1/p' gradle/wrapper/gradle-wrapper.properties
fi
exit 0
