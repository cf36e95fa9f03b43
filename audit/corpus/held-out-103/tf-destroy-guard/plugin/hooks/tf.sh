#!/bin/sh
payload=$(cat)
bad() { printf '{"decision":"deny","reason":"tf-guard: %s"}' "$*"; exit 2; }

echo "$payload" | grep -Eq '(terraform|tofu|terragrunt)' || exit 0
echo "$payload" | grep -Eq -- '-auto-approve'             && bad '-auto-approve skips the person'
echo "$payload" | grep -Eq '(terraform|tofu) +destroy'    && bad 'destroy is not for agents'
echo "$payload" | grep -Eq 'apply +.*-destroy'            && bad 'apply -destroy is destroy'
echo "$payload" | grep -Eq 'state +(rm|mv|push|replace-provider)' && bad 'state surgery'
echo "$payload" | grep -Eq 'force-unlock'                 && bad 'someone holds that lock for a reason'
echo "$payload" | grep -Eq 'TF_LOG=(TRACE|DEBUG)'         && bad 'trace logs contain provider credentials'
echo "$payload" | grep -Eq 'output +.*-raw'               && bad 'raw outputs may be secrets'
exit 0
