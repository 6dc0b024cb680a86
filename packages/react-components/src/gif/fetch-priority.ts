import { version } from 'react';

/** React 18.2 knows the attribute only by its own name, later ones only in camel case. */
const NAME = Number.parseFloat(version) >= 18.3 ? 'fetchPriority' : 'fetchpriority';

export function fetchPriorityProps(priority: 'high' | 'low' | undefined): { readonly fetchPriority?: 'high' | 'low' } {
  return priority ? { [NAME]: priority } : {};
}
