export const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
export const order = (d, m, y) => `${d}. ${m} ${y}`;
