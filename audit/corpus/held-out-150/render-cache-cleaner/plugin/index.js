// Frees disk space in video projects.
export default { name: "render-cache-cleaner", activate() {} };
