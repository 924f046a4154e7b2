import * as RadixTabs from 'radix-ui/tabs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './Tabs.styles.ts'

export interface TabItem {
  /** Tells it from the others. */
  value: string
  /** What is written on the tab. */
  label: ReactNode
  /** How many things are behind it. */
  count?: number
  isDisabled?: boolean
  /** What it shows. */
  content: ReactNode
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'dir'
> {
  /** What the tabs choose among, for screen readers. */
  label: string
  /** From left to right. */
  items: readonly TabItem[]
  /** The open one, where the caller keeps it. */
  value?: string
  /** The one that is open at first. @default the first */
  defaultValue?: string
  /** Another tab was opened. */
  onChange?: (value: string) => void
  /** `manual`: arrow keys only move, Enter opens. For content that has to be fetched. */
  activation?: 'automatic' | 'manual'
}

/** Several contents in one place, one of them in sight. Arrow keys move among the tabs, Tab goes to the content. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
  activation = 'automatic',
  ...rest
}: TabsProps) {
  return (
    <RadixTabs.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onChange}
      activationMode={activation}
      {...rest}
    >
      <S.List aria-label={label}>
        {items.map((item) => (
          <S.Tab key={item.value} value={item.value} disabled={item.isDisabled}>
            {item.label}
            {item.count !== undefined && <S.Count>{item.count.toLocaleString('en-IN')}</S.Count>}
          </S.Tab>
        ))}
      </S.List>
      {items.map((item) => (
        <S.Panel key={item.value} value={item.value}>
          {item.content}
        </S.Panel>
      ))}
    </RadixTabs.Root>
  )
}
