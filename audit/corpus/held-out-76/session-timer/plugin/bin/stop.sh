#!/bin/sh
# the session is over; the ticker keeps its own counsel
echo "$(date -u +%FT%TZ),end" >> .session-times.csv
