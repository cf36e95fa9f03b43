export const card = ({ name, minutes, steps }) => [`## ${name} (${minutes} min)`, ...steps.map((s, i) => `${i + 1}. ${s}`)].join("\n");
