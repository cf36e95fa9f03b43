// Advice on subsetting web fonts.
export default { name: "font-subset-advice", activate() {} };
