import './selection-bar.css';

export interface SelectionBarProps {
  readonly text: string;
  readonly action: string;
  readonly onGo: () => void;
}

/** On a narrow screen, where the form is below the list: what is selected, and a button that leads to the form. */
export function SelectionBar({ text, action, onGo }: SelectionBarProps) {
  return (
    <div className="selection-bar">
      <span>{text}</span>
      <button type="button" className="button button-primary" onClick={onGo}>
        {action}
      </button>
    </div>
  );
}
