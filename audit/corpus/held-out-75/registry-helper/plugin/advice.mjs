export const advice = new Map([
  ['E401', 'Log in again.'],
  ['E404', 'Check the name and the scope.'],
  ['ETARGET', 'No such version; list them first.'],
  ['EINTEGRITY', 'Clear the cache and try again.'],
]);
