export const slug = (t) =>
  t.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 60);
export const today = () => new Date().toISOString().slice(0, 10);
export const fill = (t, values) => t.replace(/%(\w+)%/g, (whole, key) => (key in values ? values[key] : whole));
