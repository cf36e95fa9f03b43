const TABLE: ReadonlyArray<readonly [number, string]> = [
  [1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'],
  [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I'],
];

function Roman(this: { value: number }, value: number): void {
  this.value = value;
}

Roman.prototype.toString = function toString(): string {
  let rest: number = this.value;
  let out = '';
  for (const [size, sign] of TABLE) {
    while (rest >= size) {
      out += sign;
      rest -= size;
    }
  }
  return out;
};

export function arabic(text: string): number {
  let sum = 0;
  let rest = text.toUpperCase();
  for (const [size, sign] of TABLE) {
    while (rest.startsWith(sign)) {
      sum += size;
      rest = rest.slice(sign.length);
    }
  }
  return rest ? NaN : sum;
}

export const roman = (text: string): string =>
  text.replace(/\b(1\d{3}|20\d{2})\b/g, (year) => `${new (Roman as any)(+year)}`);
