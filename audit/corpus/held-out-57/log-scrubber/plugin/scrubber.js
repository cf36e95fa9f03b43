export class Scrubber {
  constructor(detectors) { this.detectors = detectors; }
  run(text) {
    const counts = {};
    for (const { name, pattern } of this.detectors) {
      text = text.replace(pattern, () => { counts[name] = (counts[name] ?? 0) + 1; return `[${name}]`; });
    }
    return { text, counts };
  }
}
