import type { CarouselProps } from '@zoetrope/react-components';
import type { ReactNode } from 'react';
import type { Show } from '../scene.ts';

/** What a state gives a list, whichever it is. */
export type ListGiven = Pick<CarouselProps, 'fetchGifs' | 'queryKey' | 'initialGifs'>;

export type DrawList = (show: Show, given: ListGiven) => ReactNode;
