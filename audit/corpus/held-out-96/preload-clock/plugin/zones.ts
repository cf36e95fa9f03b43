declare global {
  var zoneFormats: Map<string, Intl.DateTimeFormat>;
}

const zones = { LIS: "Europe/Lisbon", SAO: "America/Sao_Paulo", TYO: "Asia/Tokyo" };

globalThis.zoneFormats = new Map(
  Object.entries(zones).map(([short, timeZone]) => [
    short,
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", weekday: "short" }),
  ]),
);

export {};
