import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './AccountNav.styles.ts'

export interface AccountNavItem {
  label: string
  href: string
  isCurrent: boolean
}

export interface AccountNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  items: readonly AccountNavItem[]
  onLogout: () => void
  /** Text above the items, such as a greeting. */
  children?: ReactNode
}

/**
 * Navigation of the account's sections: a column on desktop, one row that scrolls to the current item on mobile, where Logout is beside the
 * text.
 */
export function AccountNav({ items, onLogout, children, ...rest }: AccountNavProps) {
  const texts = useTexts(menus, 'AccountMenu')
  return (
    <S.Root aria-label={texts.label} {...rest}>
      {children}
      <ul>
        {items.map(({ label, href, isCurrent }) => (
          <li key={href} ref={isCurrent ? showInRow : undefined}>
            <S.Item href={href} keepScroll aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </S.Item>
          </li>
        ))}
      </ul>
      <S.Logout type="button" onClick={onLogout}>
        {texts.logout}
      </S.Logout>
    </S.Root>
  )
}

/** Width of the fades at the ends of the row, in px. */
const FADE = 40

/** Scrolls the row only, not the page, and only when the item is out of sight. */
function showInRow(item: HTMLElement | null) {
  const row = item?.parentElement
  if (!row) return
  const { left, right } = item.getBoundingClientRect()
  const seen = row.getBoundingClientRect()
  if (left >= seen.left + FADE && right <= seen.right - FADE) return
  row.scrollLeft += (left + right - seen.left - seen.right) / 2
}
