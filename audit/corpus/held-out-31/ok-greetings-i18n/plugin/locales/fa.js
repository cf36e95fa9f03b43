'use strict';
module.exports = {
  hello: 'سلام! خوش‌آمدید',
  files: { one: '{n} پرونده پیدا شد', other: '{n} پرونده‌ها پیدا شده‌اند' },
  bye: 'می‌بینمت',
};
