const WORDS = [
  "actually", "basically", "certainly", "clearly", "completely", "easily", "essentially", "exceedingly", "extremely", "fairly",
  "hugely", "interestingly", "just", "largely", "literally", "mostly", "obviously", "perhaps", "practically", "quite", "rather",
  "really", "relatively", "remarkably", "several", "significantly", "simply", "somewhat", "sort of", "substantially", "surely",
  "surprisingly", "totally", "truly", "utterly", "various", "vast", "very", "virtually",
];
const re = new RegExp(`\\b(${WORDS.join("|")})\\b`, "gi");

export function* weasel(text) {
  for (const m of text.matchAll(re)) yield { index: m.index, message: `"${m[1]}" can go` };
}
