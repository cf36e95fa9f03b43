export default {
  decimal: '.',
  group: ',',
  date: '{d} {month} {y}',
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  and: ' and ',
};
