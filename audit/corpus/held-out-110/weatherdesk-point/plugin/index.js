export const version = '0.4.0';

export default function activate(ctx) {
  ctx.log.debug(`weatherdesk-point ${version} ready`);
}
