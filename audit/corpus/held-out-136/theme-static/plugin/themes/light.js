export const light = { bg: "#eff1f5", fg: "#4c4f69", accent: "#1e66f5" };
