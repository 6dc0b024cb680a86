export interface Tally {
  /** Different events. */
  readonly arrived: number;
  /** Times that an event came again under the id that it had: a collector counts it once. */
  readonly resent: number;
  /** Times that an event came again as a new one. */
  readonly doubled: number;
}

export interface Tallies {
  /** One arrival. Payloads are `{name of the trial}#…`. */
  readonly add: (payload: string, id: string | undefined) => void;
  /** Of the trial of that name, and of those whose names go on after it with a slash. */
  readonly of: (name: string) => Tally;
}

/** Counts while events arrive: it is asked far too often to count then. */
export function createTallies(): Tallies {
  const ids = new Map<string, Set<string | undefined>>();
  const trials = new Map<string, Tally>();

  function kindOf(payload: string, id: string | undefined): keyof Tally {
    const known = ids.get(payload);
    ids.set(payload, new Set(known).add(id));
    if (!known) return 'arrived';
    // Without ids, a collector takes each arrival for an event of its own.
    return id !== undefined && known.has(id) ? 'resent' : 'doubled';
  }

  return {
    add(payload, id) {
      const [name = ''] = payload.split('#');
      const before = trials.get(name) ?? NOTHING;
      const kind = kindOf(payload, id);
      trials.set(name, { ...before, [kind]: before[kind] + 1 });
    },
    of: (name) =>
      [...trials]
        .filter(([trial]) => trial === name || trial.startsWith(`${name}/`))
        .map(([, each]) => each)
        .reduce(sum, NOTHING),
  };
}

const NOTHING: Tally = { arrived: 0, resent: 0, doubled: 0 };

const sum = (a: Tally, b: Tally): Tally => ({
  arrived: a.arrived + b.arrived,
  resent: a.resent + b.resent,
  doubled: a.doubled + b.doubled,
});
