export const badge = (minutes) => `◷ ${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
