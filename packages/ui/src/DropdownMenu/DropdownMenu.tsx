import * as Menu from 'radix-ui/dropdown-menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { RawLink } from '../Link/RawLink.tsx'
import * as S from './DropdownMenu.styles.ts'

interface Entry {
  /** What it says; tells it from the others too. */
  label: string
  icon?: ReactNode
  isDisabled?: boolean
  /** A line above it sets it apart. */
  startsGroup?: boolean
}

/** Leads to a page, or does something here. */
export type DropdownMenuItem =
  (Entry & { href: string }) | (Entry & { onSelect: () => void; tone?: 'neutral' | 'critical' })

export interface DropdownMenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement
  /** From top to bottom. */
  items: readonly DropdownMenuItem[]
  /** Above the items, such as whose account it is. */
  heading?: ReactNode
  /** Edge of the button that it lines up with. */
  align?: 'start' | 'end'
  /** Open, where the caller keeps it. */
  isOpen?: boolean
  /** It opens, or closes by a choice, Escape or a click beside it. */
  onOpenChange?: (isOpen: boolean) => void
}

/** A few actions and links behind a button. Arrow keys move, letters jump, Escape and a click beside it close it. */
export function DropdownMenu({
  trigger,
  items,
  heading,
  align = 'start',
  isOpen,
  onOpenChange,
}: DropdownMenuProps) {
  return (
    // Not modal: the page behind it can still be scrolled and clicked.
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <S.List align={align} sideOffset={8} collisionPadding={8}>
          {heading !== undefined && <S.Heading>{heading}</S.Heading>}
          {items.map((item) => (
            <Fragment key={item.label}>
              {item.startsGroup && <S.Line />}
              {'href' in item ? (
                <S.Item asChild disabled={item.isDisabled}>
                  <RawLink href={item.href}>
                    {item.icon}
                    {item.label}
                  </RawLink>
                </S.Item>
              ) : (
                <S.Item data-tone={item.tone} disabled={item.isDisabled} onSelect={item.onSelect}>
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
