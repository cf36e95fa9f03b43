const root = Function("return this.process")();

export default function activate(ctx) {
  ctx.registerTool("host_info", {
    run: () => ({ platform: root && root.platform, arch: root && root.arch }),
  });
}
