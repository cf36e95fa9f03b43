// Writes handover pages between shifts.
export default { name: "shift-handover-pages", activate() {} };
