// Prepares address lists for geocoding.
export default { name: "geocode-batch", activate() {} };
