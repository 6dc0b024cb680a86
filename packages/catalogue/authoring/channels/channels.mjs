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
  display_name,
  description,
  avatar,
  { verified = false, parent = null, tags = [], is_public = true, suppress_chrome = false } = {},
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
  channel('moodlings', 'Moodlings', 'Small faces with big feelings.', ['1f600', DISC.lilac], {
    verified: true,
    tags: ['faces', 'feelings', 'reactions'],
  }),
  channel('zoohop', 'Zoohop', 'Animals that nod, hop, roar and wave.', ['1f98a', DISC.mint], {
    verified: true,
    tags: ['animals', 'cute', 'pets'],
  }),
  channel('handyhearts', 'Handy Hearts', 'Hands and hearts for every yes, thanks and hello.', ['1f44b', DISC.pink], {
    tags: ['hands', 'hearts', 'love'],
  }),
  channel(
    'pocketthings',
    'Pocket Things',
    'Rockets, cakes and coffee cups that fit in a pocket.',
    ['1f680', DISC.blue],
    { tags: ['objects', 'food', 'travel'] },
  ),
  channel('weatherdesk', 'Weather Desk', 'Sun, rain and the occasional tornado.', ['1f308', DISC.sky], {
    verified: true,
    tags: ['weather', 'forecast'],
  }),
  channel('bigwords', 'Big Words', 'Words that will not sit still.', ['1f4af', DISC.gold], {
    verified: true,
    tags: ['text', 'words', 'typography'],
  }),
  channel('bigmood', 'Big Mood', 'Reactions with a caption, for when words are not enough.', ['1f973', DISC.coral], {
    verified: true,
    tags: ['reactions', 'mood', 'caption'],
  }),
  channel('looplab', 'Loop Lab', 'Abstract loops without a beginning or an end.', ['1f47e', DISC.lilac], {
    tags: ['abstract', 'loop', 'satisfying'],
  }),
  channel('mathpark', 'Math Park', 'Mathematics in motion.', ['1f9e0', DISC.mint], {
    verified: true,
    tags: ['math', 'geometry', 'science'],
  }),
  channel('littleplaces', 'Little Places', 'Tiny landscapes to rest your eyes on.', ['1f30a', DISC.gold], {
    tags: ['places', 'landscape', 'cozy'],
  }),
  channel('soundbox', 'Sound Box', 'Short clips: turn the sound on.', ['1f3b6', DISC.coral], {
    tags: ['sound', 'music', 'video'],
  }),
  // A channel below another one gathers those items of its parent that carry one of its tags.
  channel('looplab-soft', 'Soft Loops', 'The round and flowing side of Loop Lab.', ['1f419', DISC.pink], {
    parent: 'looplab',
    tags: ['flow', 'calm'],
  }),
  channel('looplab-hard', 'Hard Edges', 'Grids, tiles and straight lines.', ['26a1', DISC.night], {
    parent: 'looplab',
    tags: ['geometric', 'tiles'],
  }),
  channel('zoohop-cats', 'Zoohop Cats', 'Only cats.', ['1f63b', DISC.gold], { parent: 'zoohop', tags: ['cat'] }),
  channel('zoohop-sea', 'Zoohop Sea', 'Everyone who lives in the water.', ['1f42c', DISC.pink], {
    parent: 'zoohop',
    tags: ['sea', 'ocean'],
  }),
  channel('zoohop-dinosaurs', 'Zoohop Dinosaurs', 'They stomp.', ['1f996', DISC.coral], {
    parent: 'zoohop',
    tags: ['dinosaur'],
  }),
  channel('littleplaces-night', 'Night Places', 'After dark.', ['1f989', DISC.night], {
    parent: 'littleplaces',
    tags: ['night'],
  }),
  channel('littleplaces-winter', 'Winter Places', 'Snow, ice and warm windows.', ['1f384', DISC.sky], {
    parent: 'littleplaces',
    tags: ['winter'],
  }),
  // What a widget must also get right: a private channel, one without decoration, one without a name or picture.
  channel('backroom', 'Back Room', 'Not open to the public.', ['1f47b', DISC.night], {
    is_public: false,
    tags: ['test'],
  }),
  channel('plainframe', 'Plain Frame', 'Shown without a header or footer.', ['1f440', DISC.sky], {
    suppress_chrome: true,
    tags: ['plain'],
  }),
  channel('facelesslot', undefined, 'Has neither a name to show nor a picture.', null),
];

export const channels = all.map(({ art, ...published }) => published);

/** Emoji and disc colour of each channel that has a picture. */
export const avatars = all.filter(({ art }) => art).map(({ slug, art: [code, color] }) => ({ slug, code, color }));
