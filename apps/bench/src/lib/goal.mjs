/** One promise of ours: what was measured against what was promised. `digits` are those of the table. */
export const goal = (what, value, limit, { unit = '', digits = 0, atLeast = false } = {}) => ({
  what,
  value,
  limit,
  unit,
  digits,
  atLeast,
  kept: atLeast ? value >= limit : value <= limit,
});

export const failuresOf = (goals) =>
  goals.filter((each) => !each.kept).map((each) => `${each.what}: ${each.value} ${each.unit}, promised ${each.limit}`);
