import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import type { LinkProps } from '../LinkProvider/LinkProvider.tsx'
import { RawLink } from '../RawLink/RawLink.tsx'
import { useCloseWatcher } from '../hooks/useCloseWatcher.ts'
import { useControllable } from '../hooks/useControllable.ts'
import { useDirection } from '../hooks/useDirection.ts'
import * as S from './DropdownMenuParts.styles.ts'

export interface RootProps {
  /** Open state of a controlled menu. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** A `Trigger` and a `Content`. */
  children: ReactNode
}

/** State of a menu: its own, or that of `isOpen`. The page behind the menu stays scrollable and clickable. */
export function Root({ isOpen: isOpenOutside, onOpenChange, children }: RootProps) {
  const direction = useDirection()
  const [isOpen, change] = useControllable(isOpenOutside, false, onOpenChange)
  useCloseWatcher(isOpen, () => change(false))
  return (
    <Radix.Root dir={direction} modal={false} open={isOpen} onOpenChange={change}>
      {children}
    </Radix.Root>
  )
}

/** Opens the menu by the button that it contains. */
export function Trigger({ children }: { children: ReactElement }) {
  return <Radix.Trigger asChild>{children}</Radix.Trigger>
}

export interface ContentProps extends ComponentPropsWithRef<'div'> {
  /** Edge of the trigger that the menu aligns with. */
  placement?: 'start' | 'end'
}

/** The open menu. */
export function Content({ placement = 'start', ...rest }: ContentProps) {
  return (
    <Radix.Portal>
      <S.List align={placement} sideOffset={8} collisionPadding={8} {...rest} />
    </Radix.Portal>
  )
}

/** Text above the items, such as the shopper's name. */
export function Title(props: ComponentPropsWithRef<'div'>) {
  return <S.Title {...props} />
}

export interface ItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  disabled?: boolean
  tone?: 'neutral' | 'critical'
  /** Called on a click, Enter and Space; the menu closes. */
  onSelect: () => void
}

/** Action of a menu. */
export function Item({ tone = 'neutral', ...rest }: ItemProps) {
  return <S.Item data-tone={tone} {...rest} />
}

export interface LinkItemProps extends LinkProps {
  disabled?: boolean
}

/** Link of a menu. */
export function LinkItem({ disabled, ...rest }: LinkItemProps) {
  return (
    <S.Item asChild disabled={disabled}>
      <RawLink {...rest} />
    </S.Item>
  )
}

/** Line between groups of items. */
export function Separator(props: ComponentPropsWithRef<'div'>) {
  return <S.Line {...props} />
}
