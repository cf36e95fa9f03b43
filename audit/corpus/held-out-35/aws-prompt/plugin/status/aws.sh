#!/bin/sh
# profile and region, short
profile=${AWS_PROFILE:-default}
region=${AWS_REGION:-}

cd "$HOME/.aws" 2>/dev/null || { echo "☁ none"; exit 0; }

if [ -z "$region" ]; then
  region=$(sed -n "/^\[profile $profile\]/,/^\[/s/^region *= *//p" config | head -1)
fi

# which key is in use: the last four characters say enough
key=$(sed -n "/^\[$profile\]/,/^\[/s/^aws_access_key_id *= *//p" ./credentials | tail -c 5)

printf '☁ %s (%s) …%s\n' "$profile" "${region:-no region}" "$key"
