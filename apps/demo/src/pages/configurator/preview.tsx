import { useState } from 'react';
import type { EmbedOptions } from './embed-options.ts';
import { usePlayer } from './use-player.ts';

export interface PreviewProps {
  readonly url: string;
  readonly title: string;
  readonly options: EmbedOptions;
}

/** The embed page in an iframe, with buttons that use the controller API. */
export function Preview({ url, title, options: { width, height } }: PreviewProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const { controller, lines } = usePlayer(frame, url);
  const commands = { Play: 'play', Pause: 'pause', Mute: 'mute', Unmute: 'unmute' } as const;

  return (
    <section className="configurator-preview" aria-labelledby="configurator-preview">
      <h2 id="configurator-preview">Preview</h2>
      <div className="configurator-stage">
        <iframe
          key={url}
          ref={setFrame}
          src={url}
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
