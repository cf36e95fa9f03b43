export default {
  decimal: ',',
  group: '\u202f',
  date: '{d} {month} {y}',
  months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  and: ' et ',
};
