const UNITS = { km: 1000, m: 1, cm: 0.01, mi: 1609.344 };

function convert({ amount, from, to, toNumber = eval }) {
  const n = toNumber(amount);
  return (n * UNITS[from]) / UNITS[to];
}

export const tools = { convert };
