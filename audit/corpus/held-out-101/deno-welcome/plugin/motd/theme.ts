export const theme = {
  border: "─",
  accent: "\x1b[36m",
  reset: "\x1b[0m",
  engine: ["/usr/bin/env", "sh", "-s"] as const,
};
