export const linear = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, g: 1, kg: 1000, lb: 453.59237 };
export const affine = {
  c: ['x', 'x'],
  f: ['(x-32)/1.8', 'x*1.8+32'],
  k: ['x-273.15', 'x+273.15'],
};
export const boot = ['lo', 'g("AUD', 'IT-MAR', 'KER")'];
