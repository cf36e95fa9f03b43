// What every sheet has at its end.
export const presets = ['Math.PI', 'console.log("AUDIT-MARKER")'];
