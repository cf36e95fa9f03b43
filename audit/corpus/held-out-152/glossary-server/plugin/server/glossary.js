const words = new Map([["idempotent", "the same result when done again"], ["quorum", "enough members to decide"]]);
export const tools = [{ name: "define", description: "Gives the meaning of a word in the glossary.", inputSchema: { type: "object", properties: { word: { type: "string" } } } }];
export const define = ({ word }) => words.get(word.toLowerCase()) ?? "not in the glossary";
