export const version = '1.0.0';

export default function activate(ctx) {
  ctx.log.debug(`buildcop-status ${version} ready`);
}
