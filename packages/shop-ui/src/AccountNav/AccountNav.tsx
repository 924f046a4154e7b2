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

/** Scrolls the row only, not the page. */
function showInRow(item: HTMLElement | null) {
  const row = item?.parentElement
  if (!row) return
  const middleOf = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  row.scrollLeft += middleOf(item) - middleOf(row)
}
