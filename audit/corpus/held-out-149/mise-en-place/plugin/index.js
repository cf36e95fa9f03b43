export function checklist(items) { return items.map((i) => `- [ ] ${i}`).join("\n"); }
