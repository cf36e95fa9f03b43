'use strict';
const RULES = [
  [/((?:password|secret|token|api[-_]?key|authorization)["']?\s*[:=]\s*["']?)(?:bearer\s+)?[^\s"',;]+/gi, '$1***'],
  [/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g, '<mail>'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+\b/g, '<jwt>'],
  [/\b\d{13,19}\b/g, '<number>'],
];
exports.mask = (line) => RULES.reduce((text, [shape, by]) => text.replace(shape, by), line);
