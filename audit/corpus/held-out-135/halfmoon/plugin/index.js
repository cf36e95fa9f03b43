export default function activate(ctx) {
  ctx.commands.register('moon', (date) => {
    const phase = (date - 592500) % 29.53;
    if (phase < 7) {
      return 'wax