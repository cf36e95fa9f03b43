const scales = {
  length: { m: 1, km: 1000, cm: 0.01, inch: 0.0254, ft: 0.3048, mile: 1609.344 },
  mass: { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523 },
  data: { B: 1, kB: 1e3, MB: 1e6, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 },
};

export const kinds = Object.keys(scales);

export function convert(value, from, to) {
  for (const scale of Object.values(scales)) {
    if (Object.hasOwn(scale, from) && Object.hasOwn(scale, to)) {
      return Number(((value * scale[from]) / scale[to]).toPrecision(10));
    }
  }
  throw new RangeError(`cannot convert ${from} to ${to}`);
}
