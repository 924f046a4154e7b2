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
import { useDismiss } from '@shop/ui/hooks/useDismiss'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './MainMenu.styles.ts'
import * as shared from '../lib/header.styles.ts'

/** Delays before opening, switching and closing, so that a passing pointer opens nothing and a short detour closes nothing. */
const OPEN_AFTER_MS = 120
const SWITCH_AFTER_MS = 60
/** A pointer that moves downwards is on its way into the open panel. */
const SWITCH_DOWNWARDS_AFTER_MS = 300
const CLOSE_AFTER_MS = 250

export interface MainMenuItem {
  label: string
  /** Without an address the label itself is the button that opens the panel. */
  href?: string
  /** The current page belongs to it. */
  isCurrent?: boolean
  /** Panel that opens below the item on hover, and by a button: a `CategoryPanel`, for example. */
  panel?: ReactNode
  /** Called on pointer or focus intent: time to load the panel's data. */
  onIntent?: () => void
}

export interface MainMenuProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onClick'> {
  items: readonly MainMenuItem[]
  /** A new value closes the panel: pass the page's address. */
  resetKey?: string
}

/** Main menu: links and buttons. Each panel opens below its item on hover, and by a button for keyboard and touch. */
export function MainMenu({ items, resetKey, ref, ...rest }: MainMenuProps) {
  const texts = useTexts(shell, 'MainMenu')
  const panelId = useId()
  const root = useSharedRef<HTMLUListElement>(ref)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The pointer opened the panel and nothing in it has been used: it closes when the pointer leaves. */
  const isHovered = useRef(false)
  /** Height in the window of the item below the pointer; null once the pointer has moved over it. */
  const itemTop = useRef<number>(null)
  const [open, setOpen] = useState<string>()
  const [openedAt, setOpenedAt] = useState(resetKey)
  if (open !== undefined && openedAt !== resetKey) setOpen(undefined)

  function show(id: string | undefined, byPointer = false) {
    clearTimeout(timer.current)
    isHovered.current = byPointer
    setOpenedAt(resetKey)
    setOpen(id)
  }
  useDismiss(root, open !== undefined, () => show(undefined))
  useEffect(() => () => clearTimeout(timer.current), [])

  /** A menu opens for a pointer that moves over it, not when the page scrolls or the row slides below a pointer at rest. */
  function move({ pointerType, currentTarget, movementY }: PointerEvent, id: string, onIntent?: () => void) {
    if (pointerType !== 'mouse' || itemTop.current === null) return
    const before = itemTop.current
    const { top } = currentTarget.getBoundingClientRect()
    itemTop.current = top === before ? null : top
    if (top !== before) return
    onIntent?.()
    clearTimeout(timer.current)
    if (id === open) return
    const switchAfter = movementY > 0 ? SWITCH_DOWNWARDS_AFTER_MS : SWITCH_AFTER_MS
    timer.current = setTimeout(() => show(id, true), isHovered.current ? switchAfter : OPEN_AFTER_MS)
  }
  function leave({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (isHovered.current) timer.current = setTimeout(() => show(undefined), CLOSE_AFTER_MS)
  }
  function press({ detail }: MouseEvent, id: string) {
    // The pointer has just opened it: its press is no wish to close it. The keyboard's has no detail.
    const isOpening = isHovered.current && detail > 0
    show(id === open && !isOpening ? undefined : id)
  }
  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) show(undefined)
  }
  return (
    // The links are what is pressed; their clicks bubble up.
    <S.Root ref={root} onClick={handleClick} {...rest}>
      {items.map(({ label, href, isCurrent, panel, onIntent }) => {
        const id = href ?? label
        const button = {
          type: 'button',
          'aria-expanded': open === id,
          'aria-controls': open === id ? panelId : undefined,
          onClick: (event: MouseEvent) => press(event, id),
          onFocus: onIntent,
        } as const
        return (
          <S.Item
            key={id}
            {...(panel !== undefined && {
              onPointerEnter: ({ currentTarget }: PointerEvent) => {
                itemTop.current = currentTarget.getBoundingClientRect().top
              },
              onPointerMove: (event: PointerEvent) => move(event, id, onIntent),
              onPointerLeave: leave,
            })}
          >
            {href === undefined ? (
              <S.Label {...button}>{label}</S.Label>
            ) : (
              <shared.MenuLink href={href} aria-current={isCurrent ? 'true' : undefined}>
                {label}
              </shared.MenuLink>
            )}
            {href !== undefined && panel !== undefined && (
              <S.Toggle {...button} aria-label={texts.more(label)} />
            )}
            {open === id && panel !== undefined && (
              <S.Panel id={panelId} placement="wide" onFocus={() => (isHovered.current = false)}>
                <Suspense fallback={null}>{panel}</Suspense>
              </S.Panel>
            )}
          </S.Item>
        )
      })}
    </S.Root>
  )
}
