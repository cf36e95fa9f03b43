export default new Map([
  ["password", "पासवर्ड"],
  ["token.expired", "आपका टोकन {when} समाप्त हुआ।"],
  ["evaluate", "इस उत्तर का मूल्यांकन करें"],
]);
