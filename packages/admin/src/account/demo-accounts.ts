/** The accounts of a server in demo mode. */
export const DEMO_ACCOUNTS = [
  {
    username: 'mo',
    name: 'Mo',
    role: 'Moderator',
    tasks: 'schedules trending GIFs, takes GIFs down, manages all channels',
  },
  { username: 'art', name: 'Art', role: 'Artist', tasks: 'owns channels, uploads GIFs' },
  { username: 'ann', name: 'Ann', role: 'Author', tasks: 'writes stories' },
  { username: 'ada', name: 'Ada', role: 'Admin', tasks: 'has all permissions' },
] as const;

export const DEMO_PASSWORD = 'zoetrope-demo';
