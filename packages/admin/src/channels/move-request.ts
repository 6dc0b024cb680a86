import type { ChannelMove } from '@zoetrope/model';

/** The button of a row that is focused again after a move. */
export type MoveButton = 'up' | 'down' | 'into';

export interface MoveRequest {
  readonly id: string;
  readonly button: MoveButton;
}

/** State of the last move. */
export interface MoveState extends MoveRequest {
  readonly busy: boolean;
  /** Why it failed; undefined if it did not. */
  readonly error: unknown;
}

export type OnMove = (request: MoveRequest, move: ChannelMove) => void;
