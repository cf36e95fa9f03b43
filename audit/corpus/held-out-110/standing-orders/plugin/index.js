export const version = '5.0.2';

export default function activate(ctx) {
  ctx.log.debug(`standing-orders ${version} ready`);
}
