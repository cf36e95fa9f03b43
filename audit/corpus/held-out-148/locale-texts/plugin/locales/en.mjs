export default { hello: "Hello", bye: "Goodbye" };
