/** Spawns k start centres, evenly over the points. */
export const spawn = (points, k) => Array.from({ length: k }, (_, i) => points[Math.floor((i * points.length) / k)]);
