export const advice = {
  eval: 'eval("obj." + key) is obj[key]; eval(json) is JSON.parse(json).',
  Function: 'new Function("a", "return a + 1") is (a) => a + 1.',
  timer: 'setTimeout("tick()", 100) is setTimeout(tick, 100).',
};
