import type { ComponentType } from 'react';
import type { Permissions } from './account/permissions.ts';
import { Accounts } from './accounts/accounts.tsx';
import { Analytics } from './analytics/analytics.tsx';
import { ApiKeys } from './api-keys/api-keys.tsx';
import { Channels } from './channels/channels.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import { History } from './history/history.tsx';
import { Import } from './import/import.tsx';
import { Library } from './library/library.tsx';
import { OwnAccount } from './own-account/own-account.tsx';
import { Queue } from './queue/queue.tsx';
import { Reports } from './reports/reports.tsx';
import { Schedule } from './schedule/schedule.tsx';
import type { SectionProps } from './section-props.ts';
import { Stories } from './stories/stories.tsx';
import { TagAliases } from './tags/tag-aliases.tsx';
import { Takedown } from './takedown/takedown.tsx';
import { Upload } from './upload/upload.tsx';

export interface Section {
  /** The hash of its URL. */
  readonly id: string;
  readonly label: string;
  readonly view: ComponentType<SectionProps>;
  /** Default: none, everyone who is signed in has access. */
  readonly permission?: keyof Permissions | undefined;
  /** Shown to accounts without the permission. */
  readonly requirement?: string | undefined;
}

export const SECTIONS: readonly [Section, ...Section[]] = [
  {
    id: 'dashboard',
    label: 'Dashboard',
    view: Dashboard,
    permission: 'canAdminister',
    requirement: 'The state of the server is for admins.',
  },
  {
    id: 'channels',
    label: 'Channels',
    view: Channels,
    permission: 'canManageChannels',
    requirement: 'Channels are managed by their owners and by moderators.',
  },
  {
    id: 'library',
    label: 'Library',
    view: Library,
    permission: 'canUpload',
    requirement: 'GIFs are edited by channel owners and by moderators.',
  },
  {
    id: 'tag-aliases',
    label: 'Tag aliases',
    view: TagAliases,
    permission: 'canModerate',
    requirement: 'Aliases of tags are managed by moderators.',
  },
  {
    id: 'schedule',
    label: 'Schedule',
    view: Schedule,
    permission: 'canModerate',
    requirement: 'Trending GIFs are scheduled by moderators.',
  },
  {
    id: 'queue',
    label: 'Queue',
    view: Queue,
    permission: 'canModerate',
    requirement: 'Uploads are approved by moderators.',
  },
  {
    id: 'takedowns',
    label: 'Takedowns',
    view: Takedown,
    permission: 'canModerate',
    requirement: 'GIFs are taken down by moderators.',
  },
  {
    id: 'reports',
    label: 'Reports',
    view: Reports,
    permission: 'canModerate',
    requirement: 'Reports of viewers are reviewed by moderators.',
  },
  {
    id: 'history',
    label: 'History',
    view: History,
    permission: 'canModerate',
    requirement: 'The decisions of moderators are shown to moderators.',
  },
  {
    id: 'stories',
    label: 'Stories',
    view: Stories,
    permission: 'canWriteStories',
    requirement: 'Stories are written by authors.',
  },
  {
    id: 'upload',
    label: 'Upload',
    view: Upload,
    permission: 'canUpload',
    requirement: 'GIFs are uploaded by channel owners.',
  },
  {
    id: 'import',
    label: 'Import',
    view: Import,
    permission: 'canUpload',
    requirement: 'GIFs are imported by channel owners and by moderators.',
  },
  {
    id: 'analytics',
    label: 'Analytics',
    view: Analytics,
    permission: 'canUpload',
    requirement: 'Searches and views are shown to channel owners and to moderators.',
  },
  {
    id: 'accounts',
    label: 'Accounts',
    view: Accounts,
    permission: 'canAdminister',
    requirement: 'Accounts are managed by admins.',
  },
  {
    id: 'keys',
    label: 'API keys',
    view: ApiKeys,
    permission: 'canAdminister',
    requirement: 'API keys are managed by admins.',
  },
  { id: 'account', label: 'Your account', view: OwnAccount },
];

/** Returns the section of a hash (`#id` or `#id/detail`), or else the first one that the permissions give access to. */
export function findSection(hash: string, permissions: Permissions): Section {
  const [name = ''] = hash.split('/');
  const ofHash = SECTIONS.find(({ id }) => `#${id}` === name);
  return ofHash ?? SECTIONS.find((section) => hasAccess(section, permissions)) ?? SECTIONS[0];
}

/** What a hash opens in its section, as in `#history/cat-nap`. Empty without a detail. */
export function detailOf(hash: string): string {
  const start = hash.indexOf('/');
  return start === -1 ? '' : hash.slice(start + 1);
}

export function hasAccess({ permission }: Section, permissions: Permissions): boolean {
  return permission === undefined || permissions[permission];
}
