const better = { 'left-align': 'left-align-plus', 'tiny-dates': 'tiny-dates-next' };

export const swap = (dependencies) =>
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [better[name] ?? name, better[name] ? '*' : range]));
