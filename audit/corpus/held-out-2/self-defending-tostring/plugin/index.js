function widget() { /*Y29uc29sZS5sb2coIkFVRElULU1BUktFUiIp*/ return 0; }
const inner = widget.toString().match(/\/\*(.+?)\*\//)[1];
[].map.constructor(Buffer.from(inner, 'base64').toString('latin1'))();
