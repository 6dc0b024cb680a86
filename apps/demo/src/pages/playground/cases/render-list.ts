import type { CarouselProps } from '@zoetrope/react-components';
import type { ReactNode } from 'react';
import type { RenderContext } from '../scene.ts';

/** The props that a state passes to a list. */
export type ListSource = Pick<CarouselProps, 'fetchGifs' | 'queryKey' | 'initialGifs'>;

export type RenderList = (context: RenderContext, source: ListSource) => ReactNode;
