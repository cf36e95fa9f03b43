export const processes = {
  v60: { ratio: 16, steps: [['bloom', 45], ['pour to 60 %', 30], ['pour to 100 %', 30], ['drain', 60]] },
  press: { ratio: 15, steps: [['pour', 20], ['wait', 240], ['break the crust', 15], ['press', 30]] },
  moka: { ratio: 10, steps: [['fill', 30], ['heat', 180], ['cool under the tap', 10]] },
};

export const modules = { grinder: { v60: 22, press: 30, moka: 14 }, kettle: { v60: 94, press: 93, moka: 90 } };
