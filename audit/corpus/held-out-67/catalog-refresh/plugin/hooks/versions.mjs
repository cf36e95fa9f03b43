const parts = (version) => version.split(/[.+-]/).slice(0, 3).map(Number);

export const newer = (a, b) => {
  const [x, y] = [parts(a), parts(b)];
  for (let i = 0; i < 3; i += 1) if (x[i] !== y[i]) return x[i] > y[i];
  return false;
};
