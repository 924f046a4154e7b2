import { useState, type MouseEvent } from 'react'
import { Popover, type PopoverProps } from '../Popover/Popover.tsx'
import * as S from './MenuDisclosure.styles.ts'

export interface MenuDisclosureProps extends Omit<PopoverProps, 'buttonProps' | 'isOpen' | 'onOpenChange'> {
  /** A new value closes the panel: pass the page's address. */
  resetKey?: string
  /** Called on pointer or focus intent: time to load the panel's data. */
  onIntent?: () => void
}

/** `Popover` of links, which also closes when a link is followed. `end` needs a positioned ancestor on mobile, `wide` always. */
export function MenuDisclosure({ label, resetKey, onIntent, onClick, ...rest }: MenuDisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(resetKey)
  if (isOpen && openedAt !== resetKey) setIsOpen(false)

  function change(next: boolean) {
    if (next) onIntent?.()
    setOpenedAt(resetKey)
    setIsOpen(next)
  }
  function handleClick(event: MouseEvent<HTMLDivElement>) {
    onClick?.(event)
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null) return
    setIsOpen(false)
    // A new page moves the focus itself; a new tab does not.
    if (link.target !== '') event.currentTarget.querySelector('button')?.focus()
  }
  return (
    <Popover
      label={
        <>
          {label}
          <S.Chevron size="s" />
        </>
      }
      buttonProps={{ onPointerEnter: onIntent, onFocus: onIntent }}
      isOpen={isOpen}
      onOpenChange={change}
      onClick={handleClick}
      {...rest}
    />
  )
}
