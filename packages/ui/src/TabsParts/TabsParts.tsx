import * as Radix from 'radix-ui/tabs'
import type { ComponentPropsWithRef } from 'react'
import { useDirection } from '../hooks/useDirection.ts'
import { useFormats } from '../TextsProvider/TextsProvider.tsx'
import * as S from './TabsParts.styles.ts'

export interface RootProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue' | 'dir'> {
  /** Selected tab of controlled tabs. */
  value?: string
  /** Initially selected tab. */
  defaultValue?: string
  onChange?: (value: string) => void
  /** `manual` selects on Enter instead of on focus: for content that has to be fetched. */
  activation?: 'automatic' | 'manual'
}

/** State of the tabs: its own, or that of `value`. */
export function Root({ value, defaultValue, onChange, activation = 'automatic', ...rest }: RootProps) {
  const direction = useDirection()
  return (
    <Radix.Root
      dir={direction}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onChange}
      activationMode={activation}
      {...rest}
    />
  )
}

export interface ListProps extends ComponentPropsWithRef<'div'> {
  /** Accessible name. */
  label: string
}

/** Row of tabs. It scrolls when they don't fit. */
export function List({ label, ...rest }: ListProps) {
  return <S.List aria-label={label} {...rest} />
}

export interface TabProps extends ComponentPropsWithRef<'button'> {
  /** Names the panel of the tab. */
  value: string
  /** Number of items in the panel. */
  count?: number
}

/** Button that shows a panel. */
export function Tab({ count, children, ...rest }: TabProps) {
  const formats = useFormats()
  return (
    <S.Tab {...rest}>
      {children}
      {count !== undefined && <S.Count>{formats.number(count)}</S.Count>}
    </S.Tab>
  )
}

export interface PanelProps extends ComponentPropsWithRef<'div'> {
  /** Names the tab of the panel. */
  value: string
}

/** Content of a tab, rendered while the tab is selected. */
export function Panel(props: PanelProps) {
  return <S.Panel {...props} />
}
