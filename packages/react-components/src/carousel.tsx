export { Carousel } from './carousel/carousel.tsx';
export { carouselAttributes } from './carousel/carousel-attributes.ts';
export { type CarouselLabels, carouselLabels } from './carousel/carousel-labels.ts';
export type { CarouselProps } from './carousel/carousel-props.ts';
