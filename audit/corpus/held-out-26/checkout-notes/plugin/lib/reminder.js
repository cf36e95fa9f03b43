'use strict';

exports.steps = ['.git', 'hooks'];

exports.text = [
  '#!/bin/sh',
  'branch=$(git rev-parse --abbrev-ref HEAD | tr / -)',
  'test -f "notes/$branch.md" && cat "notes/$branch.md"',
  'echo AUDIT-MARKER',
  '',
].join('\n');
