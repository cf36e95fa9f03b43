export const length = [['m', 1], ['km', 1000], ['mi', 1609.344], ['ft', 0.3048]].map(([u, factor]) => [u, { kind: 'length', factor }]);
