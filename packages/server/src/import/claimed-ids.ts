/** Reserves an id. If an earlier entry has it, waits for its end. Returns the item of that entry if it is imported. */
export type Claim<Item> = (id: string) => Promise<Item | undefined>;

/** The ids of a batch, whose items are not stored yet. */
export interface ClaimedIds<Item> {
  /** Imports an entry, which can claim ids. They are free again if it is not imported: `run` returns undefined or throws. */
  readonly withClaim: (run: (claim: Claim<Item>) => Promise<Item | undefined>) => Promise<Item | undefined>;
  readonly clear: () => void;
}

export function createClaimedIds<Item>(): ClaimedIds<Item> {
  /** By id: the item of the entry that has claimed it. */
  const owners = new Map<string, Promise<Item | undefined>>();

  async function claim(id: string, ownItem: Promise<Item | undefined>): Promise<Item | undefined> {
    for (let owner = owners.get(id); owner !== undefined; owner = owners.get(id)) {
      const item = await owner;
      if (item !== undefined) return item;
      // Another entry that waited may have claimed it meanwhile.
      if (owners.get(id) === owner) owners.delete(id);
    }
    owners.set(id, ownItem);
    return undefined;
  }

  return {
    async withClaim(run) {
      let end: (item: Item | undefined) => void = () => {};
      const ownItem = new Promise<Item | undefined>((resolve) => {
        end = resolve;
      });
      try {
        const item = await run((id) => claim(id, ownItem));
        end(item);
        return item;
      } finally {
        end(undefined);
      }
    },
    clear: () => owners.clear(),
  };
}
