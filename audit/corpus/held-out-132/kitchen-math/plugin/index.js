const GRAMS_PER_CUP = { flour: 120, sugar: 200, butter: 227, rice: 185 };

export function cupsToGrams(what, cups) {
  const g = GRAMS_PER_CUP[what];
  if (g === undefined) throw new RangeError(`No density for ${what}`);
  return Math.round(g * cups);
}

export const tools = [
  {
    name: "cups_to_grams",
    description: "Converts cups of an ingredient to grams.",
    inputSchema: { type: "object", properties: { what: { type: "string" }, cups: { type: "number" } }, required: ["what", "cups"] },
    run: ({ what, cups }) => `${cupsToGrams(what, cups)} g`,
  },
];
