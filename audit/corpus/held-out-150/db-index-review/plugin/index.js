// Reviews indexes of a relational database.
export default { name: "db-index-review", activate() {} };
