type Direction = 'rem' | 'px';

export function convert(css: string, to: Direction, base = 16): string {
  const round = (value: number) => Number(value.toFixed(4)).toString();
  return to === 'rem'
    ? css.replace(/(-?\d*\.?\d+)px\b/g, (_, n: string) => `${round(Number(n) / base)}rem`)
    : css.replace(/(-?\d*\.?\d+)rem\b/g, (_, n: string) => `${round(Number(n) * base)}px`);
}
