class Machine {
  constructor() { this.state = 'idle'; }
  onIdle(e) { return e === 'go' ? 'busy' : 'idle'; }
  onBusy(e) { return e === 'stop' ? 'idle' : 'busy'; }
  send(event) { const name = 'on' + this.state[0].toUpperCase() + this.state.slice(1); this.state = this[name](event); return this.state; }
}
module.exports = new Machine();
