import type { Gif, GifType } from '@zoetrope/model';
import { formatDay } from './format.ts';
import './facts.css';

const TYPES: { readonly [type in GifType]: string } = {
  gif: 'GIF',
  sticker: 'Sticker',
  text: 'Text',
  video: 'Clip with sound',
};

/** The known metadata of a GIF. */
export function Facts({ gif }: { readonly gif: Gif }) {
  const original = gif.images?.original;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Type', gif.is_sticker ? TYPES.sticker : TYPES[gif.type]],
    ['Size', original?.width && original.height ? `${original.width} × ${original.height}` : undefined],
    ['Duration', gif.video?.duration ? `${Math.round(gif.video.duration)} s` : undefined],
    ['Added', formatDay(gif.import_datetime)],
    ['Rating', gif.rating?.toUpperCase()],
    ['ID', gif.id],
  ];
  return (
    <section>
      <h3 className="detail-heading">Details</h3>
      <dl className="facts">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
