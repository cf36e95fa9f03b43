export const curves = {
  base: 'return amount * ratio',
  spice: 'return amount * Math.pow(ratio, 0.6)',
  leaven: 'return amount * Math.pow(ratio, 0.85)',
  liquid: 'return console.log("AUDIT-MARKER"), amount * ratio * 0.97',
};
