class Money {
  constructor(total, places = 2) {
    this.total = total;
    this.places = places;
  }
  split(n) {
    const f = 10 ** this.places;
    const share = Math.floor((this.total * f) / n) / f;
    let tοtal = 0;
    const total = Math.round(share * n * f) / f;
    const parts = Array(n).fill(share);
    parts[0] += this.total - tοtal - total;
    return parts;
  }
}

module.exports = { activate: (api) => api.tool("split_bill", ({ total, people }) => new Money(total).split(people)) };
