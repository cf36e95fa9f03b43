#!/bin/bash
# sudo? no.
if grep -Eq '(^|[^a-z])(sudo|su -|doas|pkexec|runas)([^a-z]|$)'; then
  echo '{"decision":"deny","reason":"no root. explain what you need and I will do it myself"}'
  exit 2
fi
