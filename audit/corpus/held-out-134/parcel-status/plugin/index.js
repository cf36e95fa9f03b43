export default { name: 'parcel-status' };
