export default new Map([
  ["password", "گذرواژه"],
  ["token.expired", "اعتبار نشانه {when} تمام شد."],
  ["evaluate", "پاسخ را ارزیابی کنید"],
]);
