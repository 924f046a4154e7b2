import type { ReactNode } from 'react'
import * as Parts from '../TabsParts/TabsParts.tsx'

export interface TabItem {
  value: string
  label: ReactNode
  /** Number of items in the tab. */
  count?: number
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps extends Omit<Parts.RootProps, 'children'> {
  /** Accessible name of the tab list. */
  label: string
  /** The first is selected without a `value` and a `defaultValue`. */
  items: readonly TabItem[]
}

/** Tabs with one visible panel. Arrow keys move between tabs, Tab moves to the panel. */
export function Tabs({ label, items, defaultValue = items[0]?.value, ...rest }: TabsProps) {
  return (
    <Parts.Root defaultValue={defaultValue} {...rest}>
      <Parts.List label={label}>
        {items.map(({ value, label: text, count, disabled }) => (
          <Parts.Tab key={value} value={value} count={count} disabled={disabled}>
            {text}
          </Parts.Tab>
        ))}
      </Parts.List>
      {items.map(({ value, content }) => (
        <Parts.Panel key={value} value={value}>
          {content}
        </Parts.Panel>
      ))}
    </Parts.Root>
  )
}
