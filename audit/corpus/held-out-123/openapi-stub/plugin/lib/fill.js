const HOLE = /<%\s*(\w+)\s*%>/g;

exports.fill = function fill(template, values) {
  return template.replace(HOLE, (whole, key) => {
    if (!Object.hasOwn(values, key)) throw new Error(`template asks for ${key}`);
    return String(values[key]);
  });
};
