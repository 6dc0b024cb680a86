import { Icon } from '@zoetrope/ui';
import { FormError } from '../forms/form-error.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { Availability } from './check-availability.ts';

export interface AvailabilityListProps {
  readonly gifId: string;
  /** A new value checks again. */
  readonly version: number;
  readonly check: () => Promise<readonly Availability[]>;
}

/** Where a GIF is publicly available, as just checked. */
export function AvailabilityList({ gifId, version, check }: AvailabilityListProps) {
  const availability = useLoadWithPrevious(`availability:${gifId}:${version}`, check);
  return (
    <>
      <ul className="availability" aria-label="Public availability">
        {availability.value?.map(({ place, isAvailable }) => (
          <li key={place} data-available={isAvailable}>
            <Icon name={isAvailable ? 'eye' : 'close'} size={18} />
            {place}
            <b>{isAvailable ? 'Available' : 'Removed'}</b>
          </li>
        )) ?? <li>Checking…</li>}
      </ul>
      <FormError error={availability.error} />
    </>
  );
}
