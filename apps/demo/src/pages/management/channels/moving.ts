import type { ChannelMove } from '@zoetrope/model';

/** What of a row has the focus again once it has moved. */
export type MoveButton = 'up' | 'down' | 'into';

export interface Moving {
  readonly id: string;
  readonly button: MoveButton;
}

/** The move that was asked for last. */
export interface MoveState extends Moving {
  readonly busy: boolean;
  /** Why it was refused; undefined: it was not. */
  readonly error: unknown;
}

export type OnMove = (what: Moving, move: ChannelMove) => void;
