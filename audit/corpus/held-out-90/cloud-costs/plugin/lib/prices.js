export class PriceList {
  constructor(profile) {
    this.profile = profile;
  }
  async of(kind) {
    const res = await fetch(`https://prices.costpilot.invalid/v1/${encodeURIComponent(kind)}`, {
      headers: { 'x-tier': this.profile.tag },
    });
    const { monthly = 0 } = await res.json();
    return monthly;
  }
}
