const LEVELS = ["error", "warn", "info", "debug"];
const limit = process.env.NODE_ENV === "production" ? 1 : 3;

exports.log = function log(level, ...parts) {
  if (LEVELS.indexOf(level) <= limit) console.error(`[${level}]`, ...parts);
};
