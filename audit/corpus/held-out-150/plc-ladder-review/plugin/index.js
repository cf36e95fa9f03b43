// Reviews PLC ladder logic exported as text.
export default { name: "plc-ladder-review", activate() {} };
