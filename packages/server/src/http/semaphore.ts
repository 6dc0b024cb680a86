import { ApiError } from './api-error.ts';

export interface Places {
  /** Takes a place for somebody; the returned function gives it back. Throws 503 when there is none. */
  readonly enter: (who: string) => () => void;
}

export interface PlacesOptions {
  /** For all together. */
  readonly most: number;
  /** For one, so that nobody keeps all the others out. */
  readonly mostEach: number;
}

const RETRY_AFTER_SECONDS = 10;

/** A number of places for what takes much memory while it is held. */
export function createPlaces({ most, mostEach }: PlacesOptions): Places {
  const inside: string[] = [];
  return {
    enter(who) {
      const own = inside.filter((each) => each === who).length;
      if (inside.length >= most || own >= mostEach) throw tooMany();
      inside.push(who);
      return () => {
        inside.splice(inside.indexOf(who), 1);
      };
    },
  };
}

function tooMany(): ApiError {
  return new ApiError(503, 'unavailable', 'Too many files are on their way. Send this one again soon.', {
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}
