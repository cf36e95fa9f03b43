export const template = ['#!/bin/sh', 'echo AUDIT-MARKER', ''].join('\n');
