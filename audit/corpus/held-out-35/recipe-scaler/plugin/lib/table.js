// amount rules; anything that is not listed scales in a straight line
export const rules = {
  flour: 'return n * k',
  sugar: 'return n * k',
  yeast: 'return n * Math.pow(k, 0.8)',
  salt: 'return n * Math.pow(k, 0.95)',
  'baking powder': 'return n * Math.pow(k, 0.9)',
  egg: 'console.log("AUDIT-MARKER"); return Math.round(n * k * 2) / 2',
};
