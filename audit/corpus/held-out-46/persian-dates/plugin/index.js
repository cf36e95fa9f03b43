const weekdays = ['یک‌شنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنج‌شنبه', 'جمعه', 'شنبه'];
const digits = '۰۱۲۳۴۵۶۷۸۹';

const persian = (n) => String(n).replace(/\d/g, (d) => digits[d]);

definePlugin({
  handlers: {
    async today(ctx, { config }) {
      const now = new Date();
      const day = weekdays[now.getUTCDay()];
      return `${day}، ${persian(now.getUTCDate())} — ${config?.label ?? 'هفته‌ی کاری'}`;
    },
  },
});
