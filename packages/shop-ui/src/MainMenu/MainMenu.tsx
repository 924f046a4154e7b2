import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { useSharedRef } from '@shop/ui/hooks/useSharedRef'
import { ArrowUpRightIcon, ChevronDownIcon } from '@shop/ui/Icon'
import { useDismiss } from '@shop/ui/hooks/useDismiss'
import { MenuPanel } from '@shop/ui/MenuPanel'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './MainMenu.styles.ts'
import * as shared from '../lib/header.styles.ts'

/** Delays before opening and closing, so that a passing pointer opens nothing and a short detour closes nothing. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 250

export interface MainMenuItem {
  label: string
  href: string
  /** The current page belongs to it. */
  isCurrent?: boolean
  /** Placed at the end of the menu. */
  isSecondary?: boolean
  /** Opens in a tab of its own (specification §2: the blog). */
  isNewTab?: boolean
  /** Panel that opens below the link on hover, and by a button beside it: a `CategoryPanel`. */
  panel?: ReactNode
  /** Called on pointer or focus intent: time to load the panel's data. */
  onIntent?: () => void
}

export interface MainMenuProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onClick'> {
  items: readonly MainMenuItem[]
  /** A new value closes the panel: pass the page's address. */
  resetKey?: string
}

/** Links of the main menu. A category's panel opens below it on hover, and by a button for keyboard and touch. */
export function MainMenu({ items, resetKey, ref, ...rest }: MainMenuProps) {
  const texts = useTexts(shell, 'MainMenu')
  const panelId = useId()
  const root = useSharedRef<HTMLUListElement>(ref)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState<string>()
  const [openedAt, setOpenedAt] = useState(resetKey)
  if (open !== undefined && openedAt !== resetKey) setOpen(undefined)

  function show(href: string | undefined) {
    clearTimeout(timer.current)
    setOpenedAt(resetKey)
    setOpen(href)
  }
  useDismiss(root, open !== undefined, () => show(undefined))
  useEffect(() => () => clearTimeout(timer.current), [])

  function hover(event: PointerEvent, href: string | undefined, onIntent?: () => void) {
    if (event.pointerType !== 'mouse') return
    onIntent?.()
    clearTimeout(timer.current)
    const isSwitch = href !== undefined && open !== undefined
    timer.current = setTimeout(
      () => show(href),
      href === undefined ? CLOSE_AFTER_MS : isSwitch ? 60 : OPEN_AFTER_MS,
    )
  }
  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) show(undefined)
  }
  return (
    // The links are what is pressed; their clicks bubble up.
    <S.Root ref={root} onClick={handleClick} {...rest}>
      {items.map(({ label, href, isCurrent, isSecondary, isNewTab, panel, onIntent }) => (
        <S.Item
          key={href}
          data-end={isSecondary}
          {...(panel !== undefined && {
            onPointerEnter: (event: PointerEvent) => hover(event, href, onIntent),
            onPointerLeave: (event: PointerEvent) => hover(event, undefined),
          })}
        >
          <shared.MenuLink
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            {...(isNewTab && { target: '_blank', rel: 'noopener' })}
          >
            {label}
            {isNewTab && (
              <>
                <ArrowUpRightIcon size="xs" />
                <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              </>
            )}
          </shared.MenuLink>
          {panel !== undefined && (
            <S.Toggle
              type="button"
              aria-label={texts.more(label)}
              aria-expanded={open === href}
              aria-controls={open === href ? panelId : undefined}
              onClick={() => show(open === href ? undefined : href)}
              onFocus={onIntent}
            >
              <ChevronDownIcon size="xs" />
            </S.Toggle>
          )}
          {open === href && panel !== undefined && (
            <Suspense fallback={null}>
              <MenuPanel id={panelId} placement="wide">
                {panel}
              </MenuPanel>
            </Suspense>
          )}
        </S.Item>
      ))}
    </S.Root>
  )
}
