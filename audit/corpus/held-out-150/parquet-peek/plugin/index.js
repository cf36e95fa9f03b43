// Shows schema and samples of data files.
export default { name: "parquet-peek", activate() {} };
