export default { bg: "#2e3440", fg: "#d8dee9", accent: "#88c0d0", error: "#bf616a" };
