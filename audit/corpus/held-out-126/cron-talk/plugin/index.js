const NAMES = ["minute", "hour", "day of month", "month", "day of week"];
exports.describe = (line) => line.trim().split(/\s+/).slice(0, 5).map((v, i) => `${NAMES[i]}: ${v === "*" ? "every" : v}`).join(", ");
