const now = new Date();
const parts: string[] = [];
for (const [short, fmt] of zoneFormats) {
  const bits = fmt.formatToParts(now);
  const get = (t: string) => bits.find((b) => b.type === t)?.value ?? "";
  const night = Number(get("hour")) < 7 || Number(get("hour")) > 21;
  parts.push(`${short} ${get("weekday")} ${get("hour")}:${get("minute")}${night ? " 🌙" : ""}`);
}
console.log(parts.join("  "));
