export interface Tally {
  /** The number of different events. */
  readonly arrived: number;
  /** The number of repeated arrivals with the same id. A collector counts them once. */
  readonly resent: number;
  /** The number of repeated arrivals with a new id or without one. A collector counts each as an event. */
  readonly doubled: number;
}

export interface Tallies {
  /** Records an arrival. Payloads are `{name of the trial}#…`. */
  readonly add: (payload: string, id: string | undefined) => void;
  /** Returns the sum for the trial of that name and for the trials below it, `{name}/…`. */
  readonly get: (name: string) => Tally;
}

/** Creates tallies that count on arrival, because they are read far more often. */
export function createTallies(): Tallies {
  const ids = new Map<string, Set<string | undefined>>();
  const trials = new Map<string, Tally>();

  function classify(payload: string, id: string | undefined): keyof Tally {
    const knownIds = ids.get(payload);
    ids.set(payload, new Set(knownIds).add(id));
    if (!knownIds) return 'arrived';
    // Without an id, a collector counts each arrival as an event.
    return id !== undefined && knownIds.has(id) ? 'resent' : 'doubled';
  }

  return {
    add(payload, id) {
      const [name = ''] = payload.split('#');
      const before = trials.get(name) ?? EMPTY;
      const kind = classify(payload, id);
      trials.set(name, { ...before, [kind]: before[kind] + 1 });
    },
    get: (name) =>
      [...trials]
        .filter(([trial]) => trial === name || trial.startsWith(`${name}/`))
        .map(([, tally]) => tally)
        .reduce(sum, EMPTY),
  };
}

const EMPTY: Tally = { arrived: 0, resent: 0, doubled: 0 };

const sum = (a: Tally, b: Tally): Tally => ({
  arrived: a.arrived + b.arrived,
  resent: a.resent + b.resent,
  doubled: a.doubled + b.doubled,
});
