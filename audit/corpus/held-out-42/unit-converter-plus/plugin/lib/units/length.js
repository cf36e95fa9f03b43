export const lengths = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, in: 0.0254 };
