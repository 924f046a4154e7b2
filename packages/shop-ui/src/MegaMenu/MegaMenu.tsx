import { messages } from '@shop/contract/messages'
import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { ArrowRightIcon, ChevronRightIcon } from '@shop/ui/Icon'
import { Picture } from '@shop/ui/Picture'
import { Branches, type MegaMenuBranch, type MegaMenuLink } from '../Branches/Branches.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import { AllLink } from '../lib/menu.styles.ts'
import * as S from './MegaMenu.styles.ts'

/** Delay before the panel follows the pointer, so that one on its way into the panel changes nothing. */
const FOLLOW_AFTER_MS = 120

export interface MegaMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The main categories; `href` is the page of each: `/category/{lowercased name}/{id}`. */
  categories: readonly (MegaMenuLink & { id: number })[]
  /** Open category; null for none. */
  value: number | null
  /** Called when a category is opened, or the open one is closed: time to load sub-categories. */
  onChange: (id: number | null) => void
  /** Sub-categories of the open category: null while loading, `'failed'` after an error. */
  branches: readonly MegaMenuBranch[] | null | 'failed'
}

/**
 * Mega-menu of the categories (specification §2), as the panel of a `MenuDisclosure`. Every category is a button,
 * followed by its sub-categories, so that the Tab key moves through the menu in order. The panel follows a mouse; a press toggles it.
 */
export function MegaMenu({ categories, value, onChange, branches, ...rest }: MegaMenuProps) {
  const texts = useTexts(menus, 'MegaMenu')
  const panelId = useId()
  const isAnyOpen = categories.some(({ id }) => id === value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function follow({ pointerType }: PointerEvent, id: number) {
    clearTimeout(timer.current)
    if (pointerType !== 'mouse' || id === value) return
    timer.current = setTimeout(() => {
      openedByHover.current = id
      onChange(id)
    }, FOLLOW_AFTER_MS)
  }
  function press({ detail }: MouseEvent, id: number) {
    clearTimeout(timer.current)
    // The pointer has just opened it: its press is no wish to close it. The keyboard's has no detail.
    const isOpening = openedByHover.current === id && detail > 0
    openedByHover.current = undefined
    if (id !== value) onChange(id)
    else if (!isOpening) onChange(null)
  }
  return (
    <S.Root {...rest}>
      {/* The last row takes what the sub-categories need beyond the list. */}
      <S.List aria-label={texts.label} style={{ gridTemplateRows: `repeat(${categories.length}, auto) 1fr` }}>
        {categories.map(({ id, label, href, picture }) => {
          const isOpen = id === value
          return (
            <li key={id}>
              <S.Category
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                onPointerEnter={(event) => follow(event, id)}
                onPointerLeave={() => clearTimeout(timer.current)}
                onClick={(event) => press(event, id)}
              >
                {picture && <Picture picture={picture} alt="" sizes="2.25rem" widths={[160]} ratio="1" />}
                {label}
                <ChevronRightIcon size="s" />
              </S.Category>
              {isOpen && (
                <S.Branches id={panelId}>
                  <AllLink href={href}>
                    {messages.menuCompleteCollections(label)}
                    <ArrowRightIcon size="s" />
                  </AllLink>
                  <Branches branches={branches} label={label} pictures="above" />
                </S.Branches>
              )}
            </li>
          )
        })}
      </S.List>
      {!isAnyOpen && <S.Hint>{texts.hint}</S.Hint>}
    </S.Root>
  )
}
