// Makes annotated reading lists.
export default { name: "reading-list-maker", activate() {} };
