"use strict";
var t=1e3,e=6e4,n=36e5,r=864e5,i={s:"Seconds",m:"Minutes",h:"Hours",d:"Date",M:"Month",y:"FullYear",ms:"Milliseconds"},s=["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"],u=/\[([^\]]+)]|Y{1,4}|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|s{1,2}|Z{1,2}|SSS/g,a=function(t,e){var n=String(t);return n.length>=e?n:Array(e+1-n.length).join("0")+n};
function o(t){this.$d=t instanceof Date?new Date(+t):new Date(t),this.$u="UTC"}
var c=o.prototype;
c.get=function(t){return this.$d["get"+this.$u+i[t]]()},
c.set=function(t,e){var n=this.clone();return n.$d["set"+n.$u+i[t]](e),n},
c.clone=function(){return new this.constructor(this.$d)},
c.add=function(t,e){return"w"===e?this.add(7*t,"d"):this.set(e,this.get(e)+t)},
c.subtract=function(t,e){return this.add(-t,e)},
c.startOf=function(t){var e=this,n=["y","M","d","h","m","s","ms"];if("w"===t)return e.subtract(e.$d.getUTCDay(),"d").startOf("d");for(var r=n.indexOf(t)+1;r<n.length;r++)e=e.set(n[r],"d"===n[r]?1:0);return e},
c.diff=function(t,i){return Math.trunc((this.$d-t.$d)/({s:1e3,m:e,h:n,d:r}[i]||1))},
c.from=function(t){var i=Math.abs(this.$d-t.$d),s=[[r,"day"],[n,"hour"],[e,"minute"],[1e3,"second"]].find(function(t){return i>=t[0]})||[1,"ms"],u=Math.round(i/s[0]);return u+" "+s[1]+(1===u?"":"s")+(this.$d<t.$d?" ago":" ahead")},
c.format=function(t){var e=this,n={YYYY:a(e.get("y"),4),YY:String(e.get("y")).slice(-2),M:e.get("M")+1,MM:a(e.get("M")+1,2),MMM:s[e.get("M")],D:e.get("d"),DD:a(e.get("d"),2),H:e.get("h"),HH:a(e.get("h"),2),m:e.get("m"),mm:a(e.get("m"),2),s:e.get("s"),ss:a(e.get("s"),2),Z:"+00:00",SSS:a(e.get("ms"),3)};return t.replace(u,function(t,e){return e||(t in n?n[t]:t)})},
Object.keys(i).forEach(function(t){c[i[t].toLowerCase()]=function(e){return arguments.length?this.set(t,e):this.get(t)}});
exports.dayish=function(t){return new o(t)},exports.dayish.extend=function(t){return t(o,exports.dayish),exports.dayish};
