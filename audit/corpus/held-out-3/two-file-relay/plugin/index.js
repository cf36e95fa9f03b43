const relay = require('./relay');
relay.attach(require);
relay.fire('child_process');
