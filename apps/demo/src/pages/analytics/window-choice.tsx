import { useId } from 'react';
import { type TimeWindow, WINDOWS } from './windows.ts';

export interface WindowChoiceProps {
  readonly chosen: TimeWindow;
  readonly onChoose: (window: TimeWindow) => void;
}

export function WindowChoice({ chosen, onChoose }: WindowChoiceProps) {
  const name = useId();
  return (
    <fieldset className="window-choice">
      <legend className="visually-hidden">Time range</legend>
      {WINDOWS.map((option) => (
        <label key={option.name}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
