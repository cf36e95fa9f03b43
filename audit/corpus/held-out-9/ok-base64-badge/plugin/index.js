'use strict';

const BADGES = {
  mosaic:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAIAAABvFaqvAAAG40lEQVR42gHYBif5AAAAACUAAUoAAm8AA5QABLkABd4ABgMABygACE0ACXIACpcAC7wADOEADQYADisAD1AAEHUAEZoAEr8AE+QAFAkAFS4AFlMAFwBbADl+DToRGjs0JzzPND3iQT6FTj9YW0BzaEEWdUIpgkPMj0TnnEW6qUZdtkdww0gL0Eku3UrB6kvk90y/BE1SEU51Hk8IK1AAtgBykxpz/DR02U51Imh2D4J3aJx4tbZ5ntB6++p7xAR8IR59Cjh+V1J/sGyAnYaB5qCCw7qDLNSECe6FUgiGvyKHmDyI5VaJABEAqzQnrFtOrX51roWcr6jDsM/qsRIRsjk4s1xftGOGtYattq3Ut/D7uBciuTpJukFwu2SXvIu+va7lvvUMvxgzwD9awUKBwgBsAORJNOUmaOYDnOf40OjVBOmyOOpvbOtEoOwh1O0eCO77PO/QcPCNpPFq2PJHDPM8QPQZdPX2qPbT3PeIEPhlRPlCePo/rPsAxwAd4kEejYIfqMMgUwQhfkUiGYYjxMck7wglikkmtYonUMsoewwpJk0qwY4r7M8slxAtslEuXZIveNMwIxQxzlUy6ZYzlNc0ACIAVgdOV2icWE3qWbY4WpuGW/zUXCEiXQpwXm++X1AMYLVaYZ6oYsP2YyREZAmSZXLgZlcuZ7h8aJ3KacYYaitmawy0bHECbQB9AI9YW5A3tpESEZLpbJPEx5SjIpV+fZZV2JcwM5gPjpnq6ZrBRJucn5x7+p1WVZ4tsJ8IC6DnZqHCwaKZHKN0d6RT0qUuLaYA2ADI/WjJktDKtzjLTKDMYQjNBnDO29jP8EDQlajRqhDST3jTZODUOUjV3rDW8xjXiIDYrejZQlDaZ7jbPCDc0Yjd9vDei1jfADMAARZ1AnnqA1xfBKfUBYpJBu2+BzAzCBuoCX4dCkGSC6QHDI98DdLxDjVmDxjbEGNQEUbFEqk6E4yvFNckFTqZFh0OF2CDGACOADqrgjvEBDzhhj0aCD43ij9QDECNjkGmEELDkkP8FEQZlkUyGEZvmkeIHEilnkneIEr7oksUJEwxpk1qKE6Hqk+gLFDdrlEA6QBzzI90ox51hq12fTx3UMt4N1p56ul6wXh7pAd8m5Z9fiV+VbR/CEOA79KBwmGCufCDnH+Ecw6FVp2GDSyH4LuIx0qJutmKAEQArGGcrQ44rivUr9BwsP0MsZqoskdEs2zgtAl8tTYYttO0t/hQuKXsuUKIum8kuxTAvDFcvd74vvuUv6AwwE3MwWpowhcEwwCfAOW6qebVUufw++gLpOkmTepB9uucn+y3SO3S8e7tmu8IQ/Aj7PF+lfKZPvO05/TPkPXqOfYF4vcgi/h7NPmW3fqxhvvML/wA+gAe37YfsGwglSIhbtgiQ44jJEQk+fol0rAmt2YniBwobdIpRogqGz4r/PQs0aotqmAujxYvYMwwRYIxHjgy8+4z1KQ0qVo1AFUAV3DDWB+GWTpJWsEMW+zPXIuSXVZVXn0YXxjbYCeeYcJhYukkY7TnZFOqZX5tZgUwZyDzaM+2aep5arE8a1z/bHvCbQaFbgCwAJCV0JH6oJLfcJMkQJQJEJVu4JazsJeYgJj9UJnCIJon8JsMwJxRkJ22YJ6bMJ/gAKDF0KEqoKIPcKNUQKS5EKWe4KbjsKcACwDJLt3KQbrLZJfMn3TNslHO1S7PCAvQI+jRRsXSeaLTnH/Ut1zV6jnWDRbXIPPYW9DZfq3akYrbtGfc70TdAiHeJf7fWNvgAGYAAkPqAyzUBAm+BfKoBt+SB7h8CGVmCU5QCis6CxQkDPEODdr4DofiD2DMEE22ETagEhOKE/x0FNleFYJIFm8yF0gcGDUGGQDBADvk9zyL7j2u5T5V3D9400AfykHCwULpuEOMr0SzpkVWnUZ9lEcgi0jHgknqeUqRcEu0Z0xbXk1+VU4lTE/IQ1DvOlGSMVIAHAB0OQR1Vgh2cwx3iBB4pRR5whh6Hxx7NCB8USR9bih+iyx/oDCA/TSBGjiCNzyDTECEaUSFhkiGo0yH+FCIFVSJMliKT1yLAHcArVIRrj0irxgzsONEsc5Vsqlms3R3tF+ItTqZtgWqt+C7uMvMuZbdunHuu1z/vCcQvQIhvu0yv8hDwJNUwX5lwll2wySHxADSAOb3HueYPOi9WulGeOprlusMtOzR0u368O6fDu+gLPBFSvFuaPIzhvPUpPT5wvWC4Pan/vdIHPhtOvk2WPrbdvv8lPyBsv0ALQAfCCsgZ1YhQoEiuawjlNck8wIlLi0mBVgnYIMoX64putkqkQQrzC8sK1otBoUufbAvWNswtwYxkjEyyVwzJIc0A7I1ft02UXMnPj6wW4EAAAAASUVORK5CYII=',
  dot:
    'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PGNpcmNsZSBjeD0iOCIgY3k9IjgiIHI9IjciIGZpbGw9IiMzYTciLz48L3N2Zz4=',
};

const bytes = (uri) => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64');

function size(uri) {
  const data = bytes(uri);
  if (data.toString('latin1', 1, 4) !== 'PNG') return null;
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

function tag(name) {
  const uri = BADGES[name] ?? BADGES.dot;
  const { width = 16, height = 16 } = size(uri) ?? {};
  return `<img alt="${name}" width="${width}" height="${height}" src="${uri}">`;
}

definePlugin({
  handlers: {
    async badge(ctx, { text }) {
      return { text: tag(text || 'mosaic') };
    },
  },
});
