export const version = '2.2.0';

export default function activate(ctx) {
  ctx.log.debug(`lintgate ${version} ready`);
}
