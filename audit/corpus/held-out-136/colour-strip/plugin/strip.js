const CSI = /\u001b\[[0-9;?]*[ -/]*[@-~]/g;
const OSC = /\u001b\][^\u0007]*\u0007/g;
export const strip = (s) => s.replace(OSC, "").replace(CSI, "");
