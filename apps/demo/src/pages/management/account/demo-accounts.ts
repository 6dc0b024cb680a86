/** Accounts that a service has when it runs as a demo, and what each is for. */
export const DEMO_ACCOUNTS = [
  {
    username: 'mo',
    name: 'Mo',
    role: 'Moderator',
    does: 'schedules trending GIFs, takes GIFs down, manages all channels',
  },
  { username: 'art', name: 'Art', role: 'Artist', does: 'owns channels, uploads GIFs' },
  { username: 'ann', name: 'Ann', role: 'Author', does: 'writes stories' },
  { username: 'ada', name: 'Ada', role: 'Admin', does: 'has all permissions' },
] as const;

export const DEMO_PASSWORD = 'zoetrope-demo';
