import * as Menu from 'radix-ui/dropdown-menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { RawLink } from '../RawLink/RawLink.tsx'
import * as S from './DropdownMenu.styles.ts'

interface Entry {
  /** Text and key of the item. */
  label: string
  icon?: ReactNode
  disabled?: boolean
  /** Draws a separator above the item. */
  startsGroup?: boolean
}

export type DropdownMenuItem =
  (Entry & { href: string }) | (Entry & { onSelect: () => void; tone?: 'neutral' | 'critical' })

export interface DropdownMenuProps {
  /** Button that opens the menu: a `Button` or an `IconButton`. */
  trigger: ReactElement
  items: readonly DropdownMenuItem[]
  /** Content above the items, such as the shopper's name. */
  heading?: ReactNode
  /** Edge of the trigger that the menu aligns with. */
  align?: 'start' | 'end'
  /** Open state of a controlled menu. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/**
 * Menu of actions and links behind a button. Arrow keys move, letters jump, Escape and an outside click close
 * it.
 */
export function DropdownMenu({
  trigger,
  items,
  heading,
  align = 'start',
  isOpen,
  onOpenChange,
}: DropdownMenuProps) {
  return (
    // Non-modal: the page behind the menu stays scrollable and clickable.
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <S.List align={align} sideOffset={8} collisionPadding={8}>
          {heading !== undefined && <S.Heading>{heading}</S.Heading>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.startsGroup && <S.Line />}
              {'href' in item ? (
                <S.Item asChild disabled={item.disabled}>
                  <RawLink href={item.href}>
                    {item.icon}
                    {item.label}
                  </RawLink>
                </S.Item>
              ) : (
                <S.Item data-tone={item.tone} disabled={item.disabled} onSelect={item.onSelect}>
                  {item.icon}
                  {item.label}
                </S.Item>
              )}
            </Fragment>
          ))}
        </S.List>
      </Menu.Portal>
    </Menu.Root>
  )
}
