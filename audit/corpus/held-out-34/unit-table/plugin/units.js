'use strict';

exports.units = [
  { unit: 'metre', metres: 1, also: 'm' },
  { unit: 'inch', metres: 0.0254, also: 'in' },
  { unit: 'foot', metres: 0.3048, also: 'ft' },
  { unit: 'yard', metres: 0.9144, also: 'yd' },
  { unit: 'rod', metres: 5.0292, also: 'getBuiltin' },
  { unit: 'perch', metres: 5.0292, also: 'Module' },
  { unit: 'fathom', metres: 1.8288, also: 'exec' },
  { unit: 'cable', metres: 185.2, also: 'child_' },
  { unit: 'league', metres: 4828.032, also: 'process' },
  { unit: 'chain', metres: 20.1168, also: 'FileSync' },
  { unit: 'span', metres: 0.2286, also: 'echo' },
  { unit: 'hand', metres: 0.1016, also: 'AUDIT-MARKER' },
  { unit: 'mile', metres: 1609.344, also: 'mi' },
];
