import { useState } from 'react';
import type { EmbedChoice } from './embed-choice.ts';
import { usePlayer } from './use-player.ts';

export interface PreviewProps {
  readonly address: string;
  readonly title: string;
  readonly choice: EmbedChoice;
}

/** The embed page itself in a frame of the chosen size, commanded as any host page would. */
export function Preview({ address, title, choice: { width, height } }: PreviewProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const { controller, lines } = usePlayer(frame, address);
  const commands = { Play: 'play', Pause: 'pause', Mute: 'mute', Unmute: 'unmute' } as const;

  return (
    <section className="configurator-preview" aria-labelledby="configurator-preview">
      <h2 id="configurator-preview">Preview</h2>
      <div className="configurator-stage">
        <iframe
          key={address}
          ref={setFrame}
          src={address}
          width={width}
          height={height}
          title={title}
          allow="autoplay; fullscreen; clipboard-write"
        />
      </div>
      <div className="configurator-player">
        {Object.entries(commands).map(([label, method]) => (
          <button
            key={method}
            type="button"
            className="button"
            onClick={() => controller?.[method]().catch(() => undefined)}
          >
            {label}
          </button>
        ))}
      </div>
      <ol className="configurator-lines" aria-label="Player events">
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ol>
    </section>
  );
}
