import { useId } from 'react';
import { Icon } from './icon.tsx';
import { THEMES, type Theme } from './theme.ts';
import './theme-choice.css';

const LABELS: { readonly [theme in Theme]: string } = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

export interface ThemeChoiceProps {
  readonly theme: Theme;
  readonly onChoose: (theme: Theme) => void;
}

export function ThemeChoice({ theme, onChoose }: ThemeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="theme-choice">
      <legend className="visually-hidden">Theme</legend>
      {THEMES.map((option) => (
        <label key={option} title={LABELS[option]}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            checked={option === theme}
            onChange={() => onChoose(option)}
          />
          <Icon name={option} size={18} />
          <span className="visually-hidden">{LABELS[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
