import { messages } from '@shop/contract/messages'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ArrowUpRightIcon, ChevronRightIcon } from '@shop/ui/Icon'
import type { DrawerProps } from '@shop/ui/Drawer'
import { Picture } from '@shop/ui/Picture'
import type { PictureData } from '@shop/ui/PictureProvider'
import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './MobileMenu.styles.ts'

export interface MobileMenuItem {
  label: string
  href: string
  /** Shown before the name. */
  picture?: PictureData
  /** Sub-items; undefined makes the item a plain link, null shows a loading state. */
  children?: readonly MobileMenuItem[] | null
  isNewTab?: boolean
  /** Panel instead of sub-items, such as the brands; rendered when opened. */
  panel?: ReactNode
}

export interface MobileMenuProps extends Omit<DrawerProps, 'title' | 'placement' | 'children'> {
  /** Called when a link is followed, too. */
  onClose: () => void
  items: readonly MobileMenuItem[]
  /** Plain links below the items, in small type. */
  more?: readonly Pick<MobileMenuItem, 'label' | 'href'>[]
  /** Called when an item opens: time to load its children. */
  onExpand?: (item: MobileMenuItem) => void
}

/**
 * Menu drawer of the mobile layout (specification §2). Categories expand to "Complete {name} Collections" or "All
 * {name} Product" and their children.
 */
export function MobileMenu({ onClose, items, more = [], onExpand, ...rest }: MobileMenuProps) {
  const texts = useTexts(menus, 'MobileMenu')
  return (
    <S.Menu {...rest} onClose={onClose} title={texts.title} placement="start">
      <S.Root aria-label={texts.categories}>
        <Items items={items} depth={0} onClose={onClose} onExpand={onExpand} />
        <S.More role="list">
          {more.map(({ label, href }) => (
            <li key={href}>
              <S.MoreLink href={href} onClick={onClose}>
                {label}
              </S.MoreLink>
            </li>
          ))}
        </S.More>
      </S.Root>
    </S.Menu>
  )
}

interface ItemsProps extends Pick<MobileMenuProps, 'items' | 'onClose' | 'onExpand'> {
  depth: number
}

function Items({ items, depth, onClose, onExpand }: ItemsProps) {
  const texts = useTexts(menus, 'MobileMenu')
  return (
    <S.List>
      {items.map((item) => (
        <li key={item.href}>
          {item.panel !== undefined ? (
            <PanelBranch item={item} onClose={onClose} />
          ) : item.children === undefined ? (
            <S.ItemLink
              href={item.href}
              onClick={onClose}
              {...(item.isNewTab && { target: '_blank', rel: 'noopener' })}
            >
              {item.label}
              {item.isNewTab ? <ArrowUpRightIcon size="s" /> : depth === 0 && <ChevronRightIcon size="s" />}
              {item.isNewTab && <VisuallyHidden>{texts.newTab}</VisuallyHidden>}
            </S.ItemLink>
          ) : (
            <details onToggle={(event) => event.currentTarget.open && onExpand?.(item)}>
              <S.Summary>
                {item.picture && (
                  <Picture picture={item.picture} alt="" sizes="2.25rem" widths={[160]} ratio="1" />
                )}
                {item.label}
              </S.Summary>
              <S.Nested>
                <S.AllLink href={item.href} onClick={onClose}>
                  {depth === 0
                    ? messages.menuCompleteCollections(item.label)
                    : messages.menuAllProduct(item.label)}
                </S.AllLink>
                {item.children === null ? (
                  <Pending />
                ) : (
                  <Items items={item.children} depth={depth + 1} onClose={onClose} onExpand={onExpand} />
                )}
              </S.Nested>
            </details>
          )}
        </li>
      ))}
    </S.List>
  )
}

function PanelBranch({ item, onClose }: { item: MobileMenuItem; onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const branch = useRef<HTMLDetailsElement>(null)
  // The panel would open below the fold.
  useEffect(() => {
    if (isOpen) branch.current?.scrollIntoView()
  }, [isOpen])
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onClose()
  }
  return (
    <details ref={branch} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <S.Summary>{item.label}</S.Summary>
      {/* Clicks bubble up from the links, which are the interactive elements. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <S.Panel onClick={closeOnLink}>{isOpen && item.panel}</S.Panel>
    </details>
  )
}

function Pending() {
  const texts = useTexts(menus, 'MobileMenu')
  return (
    <Stack as={S.Pending} role="status">
      <VisuallyHidden>{texts.pending}</VisuallyHidden>
      <Skeleton width="60%" />
      <Skeleton width="45%" />
      <Skeleton width="52%" />
    </Stack>
  )
}
