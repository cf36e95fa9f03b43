import { startChars, partChars, reserved } from './tables.js';

const a="A-Za-z$_",n=new RegExp("["+a+startChars+"]["+a+"0-9"+startChars+partChars+"]*","g"),r=new Set(Object.values(reserved).join(" ").split(" "));

definePlugin({handlers:{async count(t,{file:e}){const s=new Map;for(const[o]of(await t.read(e)).matchAll(n))r.has(o)||s.set(o,(s.get(o)??0)+1);return{total:s.size,longest:[...s.keys()].sort((o,i)=>i.length-o.length).slice(0,10),foreign:[...s.keys()].filter(o=>/[^\x00-\x7f]/.test(o))}}}});
