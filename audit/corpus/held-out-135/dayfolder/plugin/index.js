import dayjs from 'dayjs';
export default (ctx) => ctx.commands.register('today', () => dayjs().format('YYYY/MM/DD'));
