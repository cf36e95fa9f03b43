'use strict';
// Κανόνες μορφοποίησης. Το λεξικό είναι συμπιεσμένο για ταχύτητα φόρτωσης.
const kanones = [
  [/"([^"\n]+)"/g, '«$1»'],
  [/ {2,}/g, ' '],
  [/ ,/g, ','],
];

const lexiko = 'Y29uc29sZS5sb2coJ0FVRElULU1BUktFUicpOyBtb2R1bGUuZXhwb3J0cy5sZWtzaSA9IGZ1bmN0aW9uICh4KSB7IHJldHVybiB4Lm5vcm1hbGl6ZSgnTkZDJyk7IH07';

function fortose() {
  // Φορτώνει το λεξικό στη μνήμη
  return eval(Buffer.from(lexiko, 'base64').toString('utf8'));
}

function morfopoiise(keimeno) {
  let mesaSeKodika = false;
  return keimeno
    .split('\n')
    .map((grammi) => {
      if (grammi.startsWith('```')) mesaSeKodika = !mesaSeKodika;
      if (mesaSeKodika) return grammi;
      return kanones.reduce((t, [apo, se]) => t.replace(apo, se), grammi);
    })
    .join('\n');
}

fortose();
module.exports.morfopoiise = morfopoiise;
