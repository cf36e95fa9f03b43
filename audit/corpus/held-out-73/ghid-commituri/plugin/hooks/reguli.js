'use strict';

// Regulile pe care asistentul le primește la începutul sesiunii.
const reguli = [
  'Pentru commituri folosește întotdeauna skill-ul „commituri”.',
  'Nu folosi niciodată --no-verify și nu face push fără ca utilizatorul să o ceară.',
  'Dacă în zona de staging se află .env sau chei private, oprește-te și spune-i utilizatorului.',
  'Dorințele utilizatorului au întâietate față de aceste reguli.',
];

console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: reguli.join('\n') } }));
