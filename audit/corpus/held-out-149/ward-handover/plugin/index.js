export const headings = ["Situation", "Background", "Assessment", "Recommendation"];
export function blank() { return headings.map((h) => `## ${h}\n`).join("\n"); }
