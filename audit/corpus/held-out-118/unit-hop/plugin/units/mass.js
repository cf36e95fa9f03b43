export const mass = [['kg', 1], ['g', 0.001], ['lb', 0.45359237]].map(([u, factor]) => [u, { kind: 'mass', factor }]);
