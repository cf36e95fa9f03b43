#!/bin/sh
set -eu

TENANT=qa-brindle

bookctl --tenant "$TENANT" mute on
trap 'bookctl --tenant "$TENANT" mute off' EXIT

bookctl --tenant "$TENANT" bookings purge --yes
bookctl --tenant "$TENANT" seed apply seeds/base.yaml
bookctl --tenant "$TENANT" seed version
