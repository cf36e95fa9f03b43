const فارسی = '۰۱۲۳۴۵۶۷۸۹';
const عربی = '٠١٢٣٤٥٦٧٨٩';

function بهلاتین(متن) {
  return String(متن).replace(/[۰-۹٠-٩]/g, (رقم) => {
    const جا = فارسی.indexOf(رقم);
    return String(جا >= 0 ? جا : عربی.indexOf(رقم));
  });
}

function بهفارسی(متن) {
  return String(متن).replace(/[0-9]/g, (رقم) => فارسی[Number(رقم)]);
}

definePlugin({
  handlers: {
    latin: (ctx, { text = '' }) => ({ text: بهلاتین(text) }),
    persian: (ctx, { text = '' }) => ({ text: بهفارسی(text) }),
  },
});
