export const steps = {
  filter: { rows: (n, { share = 0.5 }) => Math.round(n * share), require: { column: 1 }, module: 'm2' },
  join: { rows: (n, { factor = 1 }) => Math.round(n * factor), require: { column: 2 }, module: 'm3' },
  group: { rows: (n, { groups = 10 }) => Math.min(n, groups), require: { column: 1 }, module: 'm4' },
};

export const course = { m2: { title: 'Selecting' }, m3: { title: 'Combining' }, m4: { title: 'Summing up' } };
