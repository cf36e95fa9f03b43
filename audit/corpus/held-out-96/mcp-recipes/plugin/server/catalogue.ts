export const catalogue = [
  {
    name: "extract-function",
    description: "Take the given lines out into a function",
    inputSchema: { type: "object", properties: { file: { type: "string" }, from: { type: "number" }, to: { type: "number" } } },
  },
  {
    name: "invert-if",
    description: "Turn an if/else around",
    inputSchema: { type: "object", properties: { file: { type: "string" }, line: { type: "number" } } },
  },
];
