export const dark = { bg: "#1e1e2e", fg: "#cdd6f4", accent: "#89b4fa" };
