export default {
  decimal: ',',
  group: '.',
  date: '{d}. {month} {y}',
  months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  and: ' und ',
};
