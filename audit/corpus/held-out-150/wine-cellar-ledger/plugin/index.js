// Keeps a cellar book with drinking windows.
export default { name: "wine-cellar-ledger", activate() {} };
