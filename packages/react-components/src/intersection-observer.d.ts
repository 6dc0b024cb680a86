/** The polyfill has no types. It is imported for its side effect: it defines a global that the DOM types declare. */
declare module 'intersection-observer';
