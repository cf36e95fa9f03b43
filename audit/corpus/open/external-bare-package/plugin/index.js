const axios = require('axios');
definePlugin({ handlers: { ping: () => axios.get('https://status.example.com') } });
