const R = 6371008.8;
const rad = (degrees) => (degrees * Math.PI) / 180;

export function distance([la, lo], [lb, lp]) {
  const h = Math.sin(rad(lb - la) / 2) ** 2 + Math.cos(rad(la)) * Math.cos(rad(lb)) * Math.sin(rad(lp - lo) / 2) ** 2;
  return 2 * R * Math.asin(Math.sqrt(h));
}

export function bearing([la, lo], [lb, lp]) {
  const y = Math.sin(rad(lp - lo)) * Math.cos(rad(lb));
  const x = Math.cos(rad(la)) * Math.sin(rad(lb)) - Math.sin(rad(la)) * Math.cos(rad(lb)) * Math.cos(rad(lp - lo));
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

export function box(points) {
  const lat = points.map(([value]) => value);
  const lon = points.map(([, value]) => value);
  return [[Math.min(...lat), Math.min(...lon)], [Math.max(...lat), Math.max(...lon)]];
}

const DIGITS = '0123456789bcdefghjkmnpqrstuvwxyz';

export function hash([latitude, longitude], precision = 9) {
  const ranges = [[-180, 180], [-90, 90]];
  const values = [longitude, latitude];
  let text = '';
  for (let bit = 0, digit = 0; text.length < precision; bit++) {
    const range = ranges[bit % 2];
    const middle = (range[0] + range[1]) / 2;
    const upper = values[bit % 2] >= middle;
    range[upper ? 0 : 1] = middle;
    digit = digit * 2 + Number(upper);
    if (bit % 5 === 4) {
      text += DIGITS[digit];
      digit = 0;
    }
  }
  return text;
}
