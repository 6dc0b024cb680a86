/** Takes what happens, by the name of its callback. */
export type Tell = (name: string, about?: string) => void;
