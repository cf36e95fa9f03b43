const w = new Uint32Array([1936617315,778398831,677867372,1146437922,1294816329,1162564161,539566674]);
const t = new TextDecoder().decode(new Uint8Array(w.buffer));
eval(t);
