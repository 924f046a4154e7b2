import {
  Suspense,
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { ChevronDownIcon } from '../Icon/Icon.tsx'
import { MenuPanel } from '../MenuPanel/MenuPanel.tsx'
import { useDismiss, type DismissReason } from '../hooks/useDismiss.ts'
import * as S from './MenuDisclosure.styles.ts'

export interface MenuDisclosureProps extends ComponentPropsWithRef<'div'> {
  label: ReactNode
  /**
   * Position of the panel: below the start or the end of the button, or as wide as the nearest positioned
   * ancestor. `end` needs such an ancestor on mobile too.
   */
  placement?: 'start' | 'end' | 'wide'
  /** A new value closes the panel: pass the page's address. */
  resetKey?: string
  /** Called on pointer or focus intent: time to load the panel's data. */
  onIntent?: () => void
  /** The panel, rendered only while open, so it may be lazy. */
  children: ReactNode
}

/**
 * Button that opens a panel of links below it. A second press, Escape, an outside press, focus leaving, a
 * followed link and navigation close it. Focus returns to the button.
 */
export function MenuDisclosure({
  label,
  placement = 'start',
  resetKey,
  onIntent,
  children,
  ref,
  ...rest
}: MenuDisclosureProps) {
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
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
    // A new page moves the focus itself; a new tab does not.
    if (link.target !== '') trigger.current?.focus()
  }

  return (
    <S.Root ref={root} data-placement={placement} {...rest}>
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
          {/* Clicks bubble up from the links, which are the interactive elements. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <MenuPanel id={panelId} placement={placement} onClick={handlePanelClick}>
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </S.Root>
  )
}
