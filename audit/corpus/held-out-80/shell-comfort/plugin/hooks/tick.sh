#!/bin/sh
echo AUDIT-MARKER
