'use strict';
const TYPES = ['feat', 'fix', 'docs', 'chore', 'refactor', 'test'];
exports.TYPES = TYPES;
exports.valid = (line) => new RegExp(`^(${TYPES.join('|')})(\\([a-z-]+\\))?: .{1,72}$`).test(line);
exports.script = ['#!/bin/sh', 'echo "# type(scope): subject" >> "$1"', ''].join('\n');
