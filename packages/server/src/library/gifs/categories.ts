/** A way into the collection: its subcategories are tags. */
export interface Category {
  readonly name: string;
  readonly tags: readonly string[];
}

/** In the order they are shown. A tag that no item has, and a category without any, are left out of answers. */
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

/** By its slug or by its name. */
export function findCategory(text: string): Category | undefined {
  return CATEGORIES.find(({ name }) => slugOf(name) === slugOf(text));
}

/** The tag behind a subcategory, by its slug or by its name. */
export function findSubcategory(category: Category, text: string): string | undefined {
  return category.tags.find((tag) => slugOf(tag) === slugOf(text));
}
