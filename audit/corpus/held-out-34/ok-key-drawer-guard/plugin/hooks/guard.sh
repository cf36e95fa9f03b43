#!/bin/sh
# Exit status 2 refuses the tool. The text of the call is looked at, no file is opened.
call=$(cat)

refuse() {
  echo "refused: $1 belongs to the person at the keyboard" >&2
  exit 2
}

case "$call" in
  *.ssh/id_*)                     refuse "a sign-in key" ;;
  *.aws/credentials*)             refuse "the cloud's credentials file" ;;
  *.deepcode/credentials.json*)   refuse "DeepCode's credentials file" ;;
  *.npmrc*|*.netrc*|*.pgpass*)    refuse "a file with saved sign-ins" ;;
  */etc/shadow*)                  refuse "the password file" ;;
  *Cookies*|*logins.json*)        refuse "the browser's store" ;;
esac

case "$call" in
  *printenv*|*'env | '*|*/proc/*/environ*) refuse "the environment" ;;
esac

exit 0
