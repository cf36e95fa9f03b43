/*! date-ranges 1.3.2 */
const day=864e5;const start=e=>{const t=new Date(e);return t.setUTCHours(0,0,0,0),t};
const add=(e,t)=>new Date(e.getTime()+t*day);
export function*range(e,t){for(let r=start(e);r<=t;r=add(r,1))yield r}
export const weeks=(e,t)=>Math.floor((t-e)/(7*day));
definePlugin({handlers:{async range(e,{text}){const[t,r]=String(text).split("..");return[...range(new Date(t),new Date(r))].map(e=>e.toISOString().slice(0,10)}},async weeks(e,{text}){const[t,r]=String(text).split("..");return weeks(new Date(t),new
