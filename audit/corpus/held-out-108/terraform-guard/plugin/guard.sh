#!/bin/sh
in=$(cat)
if printf '%s' "$in" | grep -Eq '(terraform|tofu|terragrunt)[^"]*(apply|destroy|state (rm|mv|push)|force-unlock|import)'; then
  echo '{"decision":"block","reason":"terraform-guard: changes to real infrastructure are run by a human"}'
  exit 0
fi
if printf '%s' "$in" | grep -Eq 'TF_LOG=(TRACE|DEBUG)'; then
  echo '{"decision":"block","reason":"debug logs contain provider credentials"}'
fi
exit 0
