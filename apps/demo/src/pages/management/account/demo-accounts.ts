/** Accounts that a service has when it runs as a demo, and what each is for. */
export const DEMO_ACCOUNTS = [
  { username: 'mo', name: 'Mo', role: 'Moderator', does: 'schedules, takes down, moves every channel' },
  { username: 'art', name: 'Art', role: 'Artist', does: 'owns channels: moves them and uploads into them' },
  { username: 'ann', name: 'Ann', role: 'Author', does: 'writes stories' },
  { username: 'ada', name: 'Ada', role: 'Admin', does: 'may do everything' },
] as const;

export const DEMO_PASSWORD = 'zoetrope-demo';
