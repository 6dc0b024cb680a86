import type { ComponentPropsWithoutRef, HTMLAttributes } from 'react';
import type { Choice, Control } from './control.ts';

/** How a prop is on the page: as something to choose, told when it is called, or not, with the reason. */
export type PropEntry = Choice | typeof TOLD | Because;

/** A callback that changes nothing by being there: every call of it is listed. */
export const TOLD = { isTold: true } as const;

export interface Because {
  readonly because: string;
}

/** Why a prop can be neither chosen nor told by itself. */
export const because = (reason: string): Because => ({ because: reason });

type DivProps = ComponentPropsWithoutRef<'div'>;
type ElementProps = HTMLAttributes<HTMLElement>;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type SameIn<P, Others, Name extends keyof P> = Name extends keyof Others ? Same<P[Name], Others[Name]> : false;

/** The props of a component, but those that mean the same on every element. */
export type OwnProp<P> = {
  [Name in keyof P]-?: true extends SameIn<P, DivProps, Name> | SameIn<P, ElementProps, Name> ? never : Name;
}[keyof P];

/** Every prop of a component. One that a component gets is a type error here until it is on the page. */
export type PropTable<P> = { readonly [Name in OwnProp<P>]: PropEntry } & { readonly [Name in keyof P]?: PropEntry };

type AnyTable = { readonly [name: string]: PropEntry };

export function controlsOf(table: AnyTable): readonly Control[] {
  return Object.entries(table).flatMap(([name, entry]) => ('field' in entry ? [{ name, ...entry }] : []));
}

export function toldIn(table: AnyTable): readonly string[] {
  return Object.keys(table).filter((name) => table[name] === TOLD);
}

/** The props that are not to choose, with why. */
export function reasonsIn(table: AnyTable): readonly (readonly [name: string, reason: string])[] {
  return Object.entries(table).flatMap(([name, entry]) => ('because' in entry ? [[name, entry.because] as const] : []));
}
