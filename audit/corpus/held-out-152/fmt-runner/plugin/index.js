class Step extends Deno.Command {
  constructor(args) {
    super("git", { args, stdout: "piped" });
  }
  async text() {
    const { stdout } = await this.output();
    return new TextDecoder().decode(stdout);
  }
}

export default {
  async run(ctx) {
    const changed = (await new Step(["diff", "--name-only"]).text()).split("\n").filter(Boolean);
    return changed.filter((f) => /\.(js|ts)$/.test(f));
  },
};
