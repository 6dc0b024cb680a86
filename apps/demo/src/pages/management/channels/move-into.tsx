import type { Channel, ChannelMove } from '@zoetrope/model';
import { type FormEvent, useId, useState } from 'react';
import { into, type Place, targets } from './tree.ts';

export interface MoveIntoProps {
  readonly place: Place;
  readonly roots: readonly Channel[];
  readonly onChoose: (move: ChannelMove) => void;
}

/** The choice of another parent. It takes a press of the button: a list that acts while one looks through it would err. */
export function MoveInto({ place, roots, onChoose }: MoveIntoProps) {
  const id = useId();
  const choices = targets(place, roots);
  const [chosen, setChosen] = useState(choices[0]?.id ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = choices.find((choice) => (choice?.id ?? '') === chosen);
    if (target !== undefined) onChoose(into(target, roots));
  }

  return (
    <form className="move-into" onSubmit={submit}>
      <label htmlFor={id}>Into</label>
      <select id={id} className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice?.id ?? ''} value={choice?.id ?? ''}>
            {choice?.display_name ?? 'Top level'}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-primary">
        Move
      </button>
    </form>
  );
}
