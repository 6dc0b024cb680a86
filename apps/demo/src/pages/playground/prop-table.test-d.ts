import type { GridProps } from '@zoetrope/react-components';
import { expectTypeOf } from 'vitest';
import type { OwnProp, PropTable } from './prop-table.ts';

// A table needs an entry for every own prop of a component, and for no other prop.
expectTypeOf<'columns' | 'onGifClick' | 'track'>().toExtend<OwnProp<GridProps>>();
expectTypeOf<'id' | 'className' | 'onClick' | 'aria-label'>().not.toExtend<OwnProp<GridProps>>();
expectTypeOf<Record<never, never>>().not.toExtend<PropTable<GridProps>>();
