export default { hello: "Hallo", bye: "Tschuess" };
