/** Hands and hearts. Each row: id, code points, title, what is seen, the words people search for it by. */
export const handyHearts = [
  ['thumbs-up', '1f44d', 'Thumbs Up', 'A yellow hand jumps up into a thumbs-up', 'yes, ok, good, like, great job'],
  [
    'thumbs-down',
    '1f44e',
    'Thumbs Down',
    'A yellow hand turns its thumb down and shakes',
    'no, nope, bad, dislike, boo',
  ],
  [
    'clapping',
    '1f44f',
    'Applause',
    'Two yellow hands clap and blue lines burst from them',
    'clap, bravo, well done, congratulations',
  ],
  ['waving', '1f44b', 'Waving Hand', 'A yellow hand waves from side to side', 'hello, hi, bye, hey, goodbye'],
  [
    'flexed-arm',
    '1f4aa',
    'Strong Arm',
    'A yellow arm flexes and its muscle swells',
    'strong, muscle, gym, power, you can do it',
  ],
  [
    'peace-sign',
    '270c',
    'Peace Sign',
    'A yellow hand sways with two fingers up in a V',
    'peace, victory, v, bye, relax',
  ],
  ['red-heart', '2764', 'Beating Heart', 'A red heart beats', 'love, heart, valentine, i love you'],
  ['broken-heart', '1f494', 'Broken Heart', 'A red heart cracks down the middle', 'sad, breakup, heartbroken, lonely'],
  ['purple-heart', '1f49c', 'Purple Heart', 'A purple heart beats', 'love, purple, heart, friends, support'],
];
