import type { ComponentType } from 'react';
import type { Abilities } from './account/abilities.ts';
import { Channels } from './channels/channels.tsx';
import { Reports } from './reports/reports.tsx';
import { Schedule } from './schedule/schedule.tsx';
import type { SectionProps } from './section-props.ts';
import { Stories } from './stories/stories.tsx';
import { Takedown } from './takedown/takedown.tsx';
import { Upload } from './upload/upload.tsx';

export interface Section {
  /** Its part of the address, after `#`. */
  readonly id: string;
  readonly label: string;
  readonly view: ComponentType<SectionProps>;
  readonly needs: keyof Abilities;
  /** Said to who may not. */
  readonly whoMay: string;
}

export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    id: 'channels',
    label: 'Channels',
    view: Channels,
    needs: 'keepsChannels',
    whoMay: 'Channels are managed by their owners and by moderators, such as Art and Mo.',
  },
  {
    id: 'schedule',
    label: 'Schedule',
    view: Schedule,
    needs: 'moderates',
    whoMay: 'Trending GIFs are scheduled by moderators, such as Mo.',
  },
  {
    id: 'takedowns',
    label: 'Takedowns',
    view: Takedown,
    needs: 'moderates',
    whoMay: 'GIFs are taken down by moderators, such as Mo.',
  },
  {
    id: 'reports',
    label: 'Reports',
    view: Reports,
    needs: 'moderates',
    whoMay: 'Reports of viewers are reviewed by moderators, such as Mo.',
  },
  {
    id: 'stories',
    label: 'Stories',
    view: Stories,
    needs: 'writesStories',
    whoMay: 'Stories are written by authors, such as Ann.',
  },
  {
    id: 'upload',
    label: 'Upload',
    view: Upload,
    needs: 'uploads',
    whoMay: 'GIFs are uploaded by channel owners, such as Art.',
  },
];

/** The section that an address asks for; the first for any other. */
export function findSection(hash: string): Section {
  return SECTIONS.find(({ id }) => `#${id}` === hash) ?? SECTIONS[0];
}
