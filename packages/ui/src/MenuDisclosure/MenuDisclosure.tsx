import { Suspense, useCallback, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import { useDismiss, type DismissReason } from '../lib/useDismiss.ts'
import * as S from './MenuDisclosure.styles.ts'

export interface MenuDisclosureProps {
  /** What the button says. */
  label: ReactNode
  /**
   * Where the panel lies: below the button's start or end, or as wide as what the button stands in. For `wide`, and for `end`
   * in the mobile layout, that has to be positioned.
   */
  placement?: 'start' | 'end' | 'wide'
  /** Another value closes the panel: give it the page's address. */
  resetKey?: string
  /** The button is near the pointer or has the focus: the time to fetch what the panel needs. */
  onIntent?: () => void
  /** The panel; drawn only while it is open, so it may be code that arrives late. */
  children: ReactNode
  /** For the frame around button and menu. */
  className?: string
}

/**
 * A button that opens a panel of links below itself. A press opens and closes it; Escape, a press outside, the focus
 * leaving, a followed link and another page close it (spec §2), and the focus goes back to the button.
 */
export function MenuDisclosure({
  label,
  placement = 'start',
  resetKey,
  onIntent,
  children,
  className,
}: MenuDisclosureProps) {
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState(resetKey)
  if (isOpen && openedAt !== resetKey) setIsOpen(false)

  const dismiss = useCallback((reason: DismissReason) => {
    setIsOpen(false)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(root, isOpen, dismiss)

  function toggle() {
    onIntent?.()
    setOpenedAt(resetKey)
    setIsOpen(!isOpen)
  }

  function handlePanelClick({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null) return
    setIsOpen(false)
    // Another page takes the focus itself; this one stays below a new tab.
    if (link.target !== '') trigger.current?.focus()
  }

  return (
    <S.Root ref={root} data-placement={placement} className={className}>
      <S.Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {label}
        <ChevronDownIcon size={16} />
      </S.Trigger>
      {isOpen && (
        <Suspense fallback={null}>
          {/* Links are what it is for; the click only bubbles up from them. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <S.Panel id={panelId} data-placement={placement} onClick={handlePanelClick}>
            {children}
          </S.Panel>
        </Suspense>
      )}
    </S.Root>
  )
}
