/** Reserves an id. If an earlier entry has it, waits for its end. Returns false if that one is imported. */
export type Claim = (id: string) => Promise<boolean>;

/** The ids of a batch, whose items are not stored yet. */
export interface ClaimedIds {
  /** Imports an entry, which can claim ids. They are free again if it is not imported: `run` returns undefined or throws. */
  readonly withClaim: <Item>(run: (claim: Claim) => Promise<Item | undefined>) => Promise<Item | undefined>;
  readonly clear: () => void;
}

export function createClaimedIds(): ClaimedIds {
  /** By id: whether the entry that has claimed it is imported. */
  const owners = new Map<string, Promise<boolean>>();

  async function claim(id: string, isImported: Promise<boolean>): Promise<boolean> {
    for (let owner = owners.get(id); owner !== undefined; owner = owners.get(id)) {
      if (await owner) return false;
      // Another entry that waited may have claimed it meanwhile.
      if (owners.get(id) === owner) owners.delete(id);
    }
    owners.set(id, isImported);
    return true;
  }

  return {
    async withClaim(run) {
      let end: (isImported: boolean) => void = () => {};
      const isImported = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      try {
        const item = await run((id) => claim(id, isImported));
        end(item !== undefined);
        return item;
      } finally {
        end(false);
      }
    },
    clear: () => owners.clear(),
  };
}
