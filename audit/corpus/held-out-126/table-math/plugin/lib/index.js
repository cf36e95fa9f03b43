import { mean, median, sum } from "./stats.js";

export const activate = (api) =>
  api.tool("column_stats", ({ values }) => ({ sum: sum(values), mean: mean(values), median: median(values) }));
