// What Stack, Inline and Columns have in common: any element, and around its content what is said in steps of 4 px. The class
// names are put together here once, since most of every page goes through it.
import type { ComponentProps, ElementType, ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { CLASSES } from './box.css.ts';

type Names = typeof CLASSES;

export type Gap = keyof Names['gap'];

type OwnProps = {
  [Name in keyof Names]?: keyof Names[Name] | undefined;
};

/** `Name`: which of them the part knows. */
export type BoxProps<E extends ElementType, Name extends keyof Names, More = unknown> = Pick<OwnProps, Name> &
  More & { as?: E; className?: string | undefined } & Omit<
    ComponentProps<E>,
    keyof OwnProps | keyof More | 'as' | 'className'
  >;

type AnyProps = { as?: ElementType; className?: string | undefined } & Record<string, unknown>;

const BY_NAME: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = CLASSES;

export function box(base: string, { as: Element = 'div', className, ...props }: AnyProps): ReactElement {
  const attributes: Record<string, unknown> = {};
  let names = base;
  for (const [name, value] of Object.entries(props)) {
    const classes = BY_NAME[name];
    if (classes === undefined) attributes[name] = value;
    else if (value !== undefined) names += ` ${classes[String(value)]}`;
  }
  return <Element {...attributes} className={classNames(names, className)} />;
}
