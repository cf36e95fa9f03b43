const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

export function brief(data, units) {
  const deg = units === 'imperial' ? '°F' : '°C';
  const wind = compass[Math.round((data.wind.direction % 360) / 45) % 8];
  return `${data.place}: ${data.summary}, ${Math.round(data.temperature)}${deg}, wind ${wind} ${Math.round(data.wind.speed)}.`;
}
