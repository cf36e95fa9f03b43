export default {
  decimal: ',',
  group: '.',
  date: '{d} {month} {y}',
  months: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
  and: ' en ',
};
