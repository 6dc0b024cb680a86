import type { Channel, ChannelMove } from '@zoetrope/model';
import { type FormEvent, useId, useState } from 'react';
import { type ChannelPosition, moveInto, possibleParents } from './tree.ts';

export interface MoveIntoProps {
  readonly position: ChannelPosition;
  readonly roots: readonly Channel[];
  readonly onChoose: (move: ChannelMove) => void;
}

/**
 * Selects another parent. It is applied with the button, because a select changes while the user browses its options.
 */
export function MoveInto({ position, roots, onChoose }: MoveIntoProps) {
  const id = useId();
  const choices = possibleParents(position, roots);
  const [chosen, setChosen] = useState(choices[0]?.id ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = choices.find((choice) => (choice?.id ?? '') === chosen);
    if (target !== undefined) onChoose(moveInto(target, roots));
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
