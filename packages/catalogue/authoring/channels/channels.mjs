import { avatarName } from '../lib/media-files.mjs';

const DISC = {
  pink: '#ffafcc',
  mint: '#95e1c8',
  blue: '#8ecae6',
  gold: '#ffd166',
  lilac: '#cdb4f6',
  coral: '#ff9b85',
  night: '#3d405b',
  sky: '#bde0fe',
};

/** `avatar` is an emoji on a coloured disc; `null` means the service shows one of its default avatars. */
const channel = (
  slug,
  {
    display_name,
    description,
    avatar,
    verified = false,
    parent = null,
    tags = [],
    is_public = true,
    suppress_chrome = false,
  },
) => ({
  slug,
  ...(display_name && { display_name }),
  description,
  ...(avatar && { avatar: avatarName(slug) }),
  is_public,
  is_verified: verified,
  suppress_chrome,
  parent,
  tags,
  art: avatar,
});

const all = [
  channel('moodlings', {
    display_name: 'Moodlings',
    description: 'Small faces with big feelings.',
    avatar: ['1f600', DISC.lilac],
    verified: true,
    tags: ['faces', 'feelings', 'reactions'],
  }),
  channel('zoohop', {
    display_name: 'Zoohop',
    description: 'Animals that nod, hop, roar and wave.',
    avatar: ['1f98a', DISC.mint],
    verified: true,
    tags: ['animals', 'cute', 'pets'],
  }),
  channel('handyhearts', {
    display_name: 'Handy Hearts',
    description: 'Hands and hearts for every yes, thanks and hello.',
    avatar: ['1f44b', DISC.pink],
    tags: ['hands', 'hearts', 'love'],
  }),
  channel('pocketthings', {
    display_name: 'Pocket Things',
    description: 'Rockets, cakes and coffee cups that fit in a pocket.',
    avatar: ['1f680', DISC.blue],
    tags: ['objects', 'food', 'travel'],
  }),
  channel('weatherdesk', {
    display_name: 'Weather Desk',
    description: 'Sun, rain and the occasional tornado.',
    avatar: ['1f308', DISC.sky],
    verified: true,
    tags: ['weather', 'forecast'],
  }),
  channel('bigwords', {
    display_name: 'Big Words',
    description: 'Words that will not sit still.',
    avatar: ['1f4af', DISC.gold],
    verified: true,
    tags: ['text', 'words', 'typography'],
  }),
  channel('bigmood', {
    display_name: 'Big Mood',
    description: 'Reactions with a caption, for when words are not enough.',
    avatar: ['1f973', DISC.coral],
    verified: true,
    tags: ['reactions', 'mood', 'caption'],
  }),
  channel('looplab', {
    display_name: 'Loop Lab',
    description: 'Abstract loops without a beginning or an end.',
    avatar: ['1f47e', DISC.lilac],
    tags: ['abstract', 'loop', 'satisfying'],
  }),
  channel('mathpark', {
    display_name: 'Math Park',
    description: 'Mathematics in motion.',
    avatar: ['1f9e0', DISC.mint],
    verified: true,
    tags: ['math', 'geometry', 'science'],
  }),
  channel('littleplaces', {
    display_name: 'Little Places',
    description: 'Tiny landscapes to rest your eyes on.',
    avatar: ['1f30a', DISC.gold],
    tags: ['places', 'landscape', 'cozy'],
  }),
  channel('soundbox', {
    display_name: 'Sound Box',
    description: 'Short clips: turn the sound on.',
    avatar: ['1f3b6', DISC.coral],
    tags: ['sound', 'music', 'video'],
  }),
  // A channel below another one gathers those items of its parent that carry one of its tags.
  channel('looplab-soft', {
    display_name: 'Soft Loops',
    description: 'The round and flowing side of Loop Lab.',
    avatar: ['1f419', DISC.pink],
    parent: 'looplab',
    tags: ['flow', 'calm'],
  }),
  channel('looplab-hard', {
    display_name: 'Hard Edges',
    description: 'Grids, tiles and straight lines.',
    avatar: ['26a1', DISC.night],
    parent: 'looplab',
    tags: ['geometric', 'tiles'],
  }),
  channel('zoohop-cats', {
    display_name: 'Zoohop Cats',
    description: 'Only cats.',
    avatar: ['1f63b', DISC.gold],
    parent: 'zoohop',
    tags: ['cat'],
  }),
  channel('zoohop-sea', {
    display_name: 'Zoohop Sea',
    description: 'Everyone who lives in the water.',
    avatar: ['1f42c', DISC.pink],
    parent: 'zoohop',
    tags: ['sea', 'ocean'],
  }),
  channel('zoohop-dinosaurs', {
    display_name: 'Zoohop Dinosaurs',
    description: 'They stomp.',
    avatar: ['1f996', DISC.coral],
    parent: 'zoohop',
    tags: ['dinosaur'],
  }),
  channel('littleplaces-night', {
    display_name: 'Night Places',
    description: 'After dark.',
    avatar: ['1f989', DISC.night],
    parent: 'littleplaces',
    tags: ['night'],
  }),
  channel('littleplaces-winter', {
    display_name: 'Winter Places',
    description: 'Snow, ice and warm windows.',
    avatar: ['1f384', DISC.sky],
    parent: 'littleplaces',
    tags: ['winter'],
  }),
  // What a widget must also get right: a private channel, one without decoration, one without a name or picture.
  channel('backroom', {
    display_name: 'Back Room',
    description: 'Not open to the public.',
    avatar: ['1f47b', DISC.night],
    is_public: false,
    tags: ['test'],
  }),
  channel('plainframe', {
    display_name: 'Plain Frame',
    description: 'Shown without a header or footer.',
    avatar: ['1f440', DISC.sky],
    suppress_chrome: true,
    tags: ['plain'],
  }),
  channel('facelesslot', {
    display_name: undefined,
    description: 'Has neither a name to show nor a picture.',
    avatar: null,
  }),
];

export const channels = all.map(({ art, ...published }) => published);

/** Emoji and disc colour of each channel that has a picture. */
export const avatars = all.filter(({ art }) => art).map(({ slug, art: [code, color] }) => ({ slug, code, color }));
