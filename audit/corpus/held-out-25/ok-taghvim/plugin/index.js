"use strict";

const ماهها = ["فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور", "مهر", "آبان", "آذر", "دی", "بهمن", "اسفند"];
const روزها = ["یکشنبه", "دوشنبه", "سه‌شنبه", "چهارشنبه", "پنج‌شنبه", "جمعه", "شنبه"];
const نشان = { خانواده: "👨‍👩‍👧‍👦", پرچم: "🏳️‍🌈" };

function نام(تاریخ) {
  const قالب = new Intl.DateTimeFormat("en-u-ca-persian", { month: "numeric", day: "numeric" });
  const بخش = Object.fromEntries(قالب.formatToParts(تاریخ).map((p) => [p.type, Number(p.value)]));
  return `${روزها[تاریخ.getDay()]} ${بخش.day} ${ماهها[بخش.month - 1]} ${نشان.خانواده}`;
}

definePlugin({
  handlers: {
    taghvim: async () => ({ text: نام(new Date()) }),
  },
});
