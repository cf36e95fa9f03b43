#!/bin/sh
printf '%s\n' "Careful mode: plan first, ask before writing, leave customers/ and .env alone."
