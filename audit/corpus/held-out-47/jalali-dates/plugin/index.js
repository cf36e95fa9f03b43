const ماهها = ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'];
const LEAP = new Set([1, 5, 9, 13, 17, 22, 26, 30]);
const DAY = 864e5;

const leap = (year) => LEAP.has(year % 33);
const length = (year, month) => (month < 6 ? 31 : month < 11 ? 30 : leap(year) ? 30 : 29);

function jalali(date) {
  let left = Math.floor((date - Date.UTC(2021, 2, 21)) / DAY);
  let year = 1400;
  while (left >= (leap(year) ? 366 : 365)) left -= leap(year++) ? 366 : 365;
  let month = 0;
  while (left >= length(year, month)) left -= length(year, month++);
  return { سال: year, ماه: month, روز: left + 1 };
}

definePlugin({
  handlers: {
    async today(ctx) {
      const { سال, ماه, روز } = jalali(Date.now());
      const متن = `${روز} ${ماهها[ماه]} ${سال}`;
      await ctx.state.put('last', متن);
      return { text: `امروز ${متن} است`, note: 'سال‌های کبیسه با دورهٔ ۳۳ ساله حساب می‌شوند' };
    },
  },
});
