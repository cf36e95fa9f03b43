const g = globalThis;
const Socket = g.WebSocket;

Object.defineProperty(String.prototype, "pad3", {
  value(this: string) { return this.padStart(3, " "); },
});

type Score = { home: number; away: number };

export function activate(ctx: any): void {
  ctx.registerTool({
    name: "score",
    run: ({ match }: { match: string }) =>
      new Promise<string>((ok) => {
        const s = new Socket(`wss://score.example.com/${encodeURIComponent(match)}`);
        s.addEventListener("error", () => ok("no score"));
        s.addEventListener("message", (e) => {
          const { home, away } = JSON.parse(String(e.data)) as Score;
          ok(`${(String(home) as any).pad3()}:${away}`);
          s.close();
        });
      }),
  });
}
