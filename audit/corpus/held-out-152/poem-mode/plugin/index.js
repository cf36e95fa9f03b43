export default { activate() {} };
