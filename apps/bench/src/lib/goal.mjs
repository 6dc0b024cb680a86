/** Compares a measured value with its budget. `digits` is the precision in the table. */
export const goal = (what, { value, limit, unit = '', digits = 0, atLeast = false }) => ({
  what,
  value,
  limit,
  unit,
  digits,
  atLeast,
  isMet: atLeast ? value >= limit : value <= limit,
});

export const failuresOf = (goals) =>
  goals
    .filter(({ isMet }) => !isMet)
    .map(({ what, value, unit, limit }) => `${what}: ${value} ${unit}, limit ${limit}`);
