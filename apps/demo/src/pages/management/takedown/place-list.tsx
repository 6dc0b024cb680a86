import { Icon } from '../../../parts/icon.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useFresh } from '../forms/use-fresh.ts';
import type { PublicPlace } from './public-places.ts';

export interface PlaceListProps {
  /** Of the GIF. */
  readonly name: string;
  /** Grows when there is a reason to look again. */
  readonly looks: number;
  readonly look: () => Promise<readonly PublicPlace[]>;
}

/** Where everyone can see a GIF, as was just found out. */
export function PlaceList({ name, looks, look }: PlaceListProps) {
  const places = useFresh(`places:${name}:${looks}`, look);
  return (
    <>
      <ul className="places" aria-label="Public availability">
        {places.value?.map((place) => (
          <li key={place.name} data-there={place.there}>
            <Icon name={place.there ? 'eye' : 'close'} size={18} />
            {place.name}
            <b>{place.there ? 'Available' : 'Removed'}</b>
          </li>
        )) ?? <li>Checking…</li>}
      </ul>
      <FormError error={places.error} />
    </>
  );
}
