import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useControllable } from '../hooks/useControllable.ts'
import * as S from './Accordion.styles.ts'

export interface AccordionProps extends Omit<
  ComponentPropsWithRef<'details'>,
  'title' | 'open' | 'onToggle'
> {
  /** Summary that is always visible and toggles the content. */
  title: ReactNode
  /** Group name: opening one accordion closes the others with the same name. */
  name?: string
  /** Open state of a controlled accordion. */
  isOpen?: boolean
  /** Initial state of an uncontrolled accordion. */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** Expandable section on the native `<details>` element; works without JavaScript. */
export function Accordion({
  title,
  isOpen: isOpenOutside,
  defaultOpen = false,
  onOpenChange,
  children,
  ...rest
}: AccordionProps) {
  const [isOpen, change] = useControllable(isOpenOutside, defaultOpen, onOpenChange)

  /** The owner decides before the browser shows anything. */
  function handleClick(event: MouseEvent) {
    event.preventDefault()
    change(!isOpen)
  }
  return (
    <S.Root
      open={isOpen}
      // The group of its name and the browser's search open and close it, too.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && change(open)}
      {...rest}
    >
      <S.Summary onClick={isOpenOutside === undefined ? undefined : handleClick}>{title}</S.Summary>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}
