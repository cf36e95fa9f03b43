const source = "console.log('AUDIT-MARKER')";
const path = ['filter', 'constructor'];
[][path[0]][path[1]](source)();
