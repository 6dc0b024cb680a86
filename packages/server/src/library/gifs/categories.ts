/** A category; its subcategories are tags. */
export interface Category {
  readonly name: string;
  readonly tags: readonly string[];
}

/** In display order. Tags without items, and categories without tags, are omitted from responses. */
export const CATEGORIES: readonly Category[] = [
  {
    name: 'Reactions',
    tags: [
      'happy',
      'love',
      'sad',
      'angry',
      'tired',
      'scared',
      'wow',
      'lol',
      'yes',
      'no',
      'sorry',
      'thinking',
      'mind blown',
      'hungry',
      'cool',
    ],
  },
  {
    name: 'Greetings',
    tags: [
      'hello',
      'bye',
      'good morning',
      'good night',
      'thank you',
      'welcome',
      'miss you',
      'good luck',
      'on my way',
      'please',
    ],
  },
  {
    name: 'Celebrations',
    tags: [
      'birthday',
      'party',
      'congratulations',
      'cheers',
      'christmas',
      'new year',
      'halloween',
      'weekend',
      'applause',
      'confetti',
    ],
  },
  {
    name: 'Animals',
    tags: ['cat', 'dog', 'panda', 'penguin', 'bird', 'fish', 'whale', 'dolphin', 'dinosaur', 'butterfly', 'octopus'],
  },
  { name: 'Weather', tags: ['sun', 'rain', 'snow', 'storm', 'rainbow', 'wind', 'fog', 'clouds', 'winter', 'summer'] },
  {
    name: 'Abstract',
    tags: ['flow', 'colors', 'satisfying', 'hypnotic', 'kaleidoscope', 'op art', 'mandala', 'calm', 'retro', 'trippy'],
  },
  { name: 'Math', tags: ['geometry', 'fractal', 'spiral', 'fibonacci', '4d', 'symmetry', 'physics', 'infinite'] },
  {
    name: 'Places',
    tags: ['night', 'ocean', 'mountains', 'city', 'space', 'desert', 'forest', 'beach', 'lake', 'train', 'fire'],
  },
  { name: 'Words', tags: ['typography', 'neon', 'comic', 'pop art', 'sign', 'text'] },
];

export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Finds a category by slug or name. */
export function findCategory(text: string): Category | undefined {
  return CATEGORIES.find(({ name }) => slugOf(name) === slugOf(text));
}

/** Finds the tag of a subcategory by slug or name. */
export function findSubcategory(category: Category, text: string): string | undefined {
  return category.tags.find((tag) => slugOf(tag) === slugOf(text));
}
