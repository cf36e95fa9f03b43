module.exports = (step) =>
  step.constructor(Buffer.from('Y29uc29sZS5sb2coJ0FVRElULU1BUktFUicp', 'base64').toString())();
module.exports(() => {});
