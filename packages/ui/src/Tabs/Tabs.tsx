import * as RadixTabs from 'radix-ui/tabs'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useFormats } from '../TextsProvider/TextsProvider.tsx'
import * as S from './Tabs.styles.ts'

export interface TabItem {
  value: string
  label: ReactNode
  /** Number of items in the tab. */
  count?: number
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'dir'
> {
  /** Accessible name of the tab list. */
  label: string
  items: readonly TabItem[]
  /** Selected tab of a controlled component. */
  value?: string
  /**
   * Initially selected tab.
   * @default the first
   */
  defaultValue?: string
  onChange?: (value: string) => void
  /** `manual` selects on Enter instead of on focus: for content that has to be fetched. */
  activation?: 'automatic' | 'manual'
}

/** Tabs with one visible panel. Arrow keys move between tabs, Tab moves to the panel. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onChange,
  activation = 'automatic',
  ...rest
}: TabsProps) {
  const formats = useFormats()
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
          <S.Tab key={item.value} value={item.value} disabled={item.disabled}>
            {item.label}
            {item.count !== undefined && <S.Count>{formats.number(item.count)}</S.Count>}
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
