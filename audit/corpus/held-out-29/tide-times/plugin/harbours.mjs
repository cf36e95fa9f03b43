export default { Whitby: { lat: 54.49, lag: 3.6 }, Cuxhaven: { lat: 53.87, lag: 0.4 } };
