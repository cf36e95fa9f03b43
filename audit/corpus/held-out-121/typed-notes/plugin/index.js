interface Note {
  id: number;
  title: string;
  tags?: string[];
}

const notes: Map<number, Note> = new Map();

export function activate(ctx: any): void {
  ctx.registerTool("add_note", { run: (n: Note) => { notes.set(n.id, n); return notes.size; } });
}
