import { layout } from "https://cdn.example.com/box-layout@2.1.0/index.js";

export const tools = {
  diagram: ({ text }) => layout(text.split("\n").map((l) => l.split("->").map((s) => s.trim()))),
};
