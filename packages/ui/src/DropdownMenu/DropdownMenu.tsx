import { Fragment, type ReactElement, type ReactNode } from 'react'
import * as Menu from '../DropdownMenuParts/DropdownMenuParts.tsx'

interface Entry {
  /** Text of the item; unique in the menu. */
  label: string
  icon?: ReactNode
  disabled?: boolean
  /** Draws a separator above the item. */
  startsGroup?: boolean
}

export type DropdownMenuItem =
  | (Entry & { href: string })
  | (Entry & { onSelect: () => void; tone?: 'neutral' | 'critical' })

export interface DropdownMenuProps extends Omit<Menu.RootProps, 'children'> {
  /** Button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement
  items: readonly DropdownMenuItem[]
  /** Text above the items, such as the shopper's name. */
  title?: ReactNode
  /** Edge of the trigger that the menu aligns with. */
  placement?: 'start' | 'end'
}

/**
 * Menu of actions and links behind a button. Arrow keys move, letters jump, Escape and an outside click close
 * it.
 */
export function DropdownMenu({ trigger, items, title, placement = 'start', ...rest }: DropdownMenuProps) {
  return (
    <Menu.Root {...rest}>
      <Menu.Trigger>{trigger}</Menu.Trigger>
      <Menu.Content placement={placement}>
        {title !== undefined && <Menu.Title>{title}</Menu.Title>}
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.startsGroup && <Menu.Separator />}
            {'href' in item ? (
              <Menu.LinkItem href={item.href} disabled={item.disabled}>
                {item.icon}
                {item.label}
              </Menu.LinkItem>
            ) : (
              <Menu.Item disabled={item.disabled} tone={item.tone} onSelect={item.onSelect}>
                {item.icon}
                {item.label}
              </Menu.Item>
            )}
          </Fragment>
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
