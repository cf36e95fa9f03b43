export const words = [
  'amber', 'basin', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'harbour', 'inlet', 'juniper', 'kelp', 'lantern', 'meadow', 'north', 'orchard',
  'pebble', 'quarry', 'river', 'saddle', 'timber', 'upland', 'valley', 'willow', 'yarrow', 'zenith', 'under', 'over', 'along', 'beside', 'without',
];
