// Lays out recipe cards for print.
export default { name: "recipe-card-layout", activate() {} };
