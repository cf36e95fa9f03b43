export default ['receive', 'separate', 'necessary', 'occurred', 'definitely'];
