import { useDrumSpin } from './use-drum-spin.ts';
import './drum.css';

/** Slits on the front half of the drum. */
const SLITS = 56;

/** A loading indicator: the slits of a zoetrope drum, which turn while something loads. */
export function Drum({ turning }: { readonly turning: boolean }) {
  const ref = useDrumSpin({ turning });
  return (
    <div className="drum" ref={ref} data-turning={turning || undefined} aria-hidden="true">
      {Array.from({ length: SLITS }, (_, index) => (
        <i key={index} style={{ animationDelay: `${(-index / SLITS) * 12}s` }} />
      ))}
    </div>
  );
}
