// Counts stitches in knitting charts.
export default { name: "knit-chart-counter", activate() {} };
