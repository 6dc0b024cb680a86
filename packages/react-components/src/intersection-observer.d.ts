/** The polyfill has no types: it is imported for its effect, the global that the DOM library already types. */
declare module 'intersection-observer';
