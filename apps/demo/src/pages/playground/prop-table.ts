import type { ComponentPropsWithoutRef, HTMLAttributes } from 'react';
import type { Choice, Control } from './control.ts';

/** How the page presents a prop: with a control, as a logged callback, or as set by states. */
export type PropEntry = Choice | typeof LOGGED | FixedProp;

/** A callback that does not change the component; its calls are logged. */
export const LOGGED = { isLogged: true } as const;

export interface FixedProp {
  readonly reason: string;
}

/** A prop without a control, with the reason. */
export const fixed = (reason: string): FixedProp => ({ reason });

type DivProps = ComponentPropsWithoutRef<'div'>;
type ElementProps = HTMLAttributes<HTMLElement>;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type SameIn<P, Others, Name extends keyof P> = Name extends keyof Others ? Same<P[Name], Others[Name]> : false;

/** The props of a component, without those of every HTML element. */
export type OwnProp<P> = {
  [Name in keyof P]-?: true extends SameIn<P, DivProps, Name> | SameIn<P, ElementProps, Name> ? never : Name;
}[keyof P];

/** An entry for every prop of a component. A new prop is a type error until it is added here. */
export type PropTable<P> = { readonly [Name in OwnProp<P>]: PropEntry } & { readonly [Name in keyof P]?: PropEntry };

type AnyTable = { readonly [name: string]: PropEntry };

export function controlsOf(table: AnyTable): readonly Control[] {
  return Object.entries(table).flatMap(([name, entry]) => ('field' in entry ? [{ name, ...entry }] : []));
}

export function loggedPropsOf(table: AnyTable): readonly string[] {
  return Object.keys(table).filter((name) => table[name] === LOGGED);
}

/** Returns the props without a control, with the reasons. */
export function fixedPropsOf(table: AnyTable): readonly (readonly [name: string, reason: string])[] {
  return Object.entries(table).flatMap(([name, entry]) => ('reason' in entry ? [[name, entry.reason] as const] : []));
}
