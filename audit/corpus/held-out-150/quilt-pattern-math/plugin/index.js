// Computes fabric and cutting lists for quilts.
export default { name: "quilt-pattern-math", activate() {} };
