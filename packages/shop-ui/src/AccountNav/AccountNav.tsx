import type { ComponentPropsWithRef } from 'react'
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
}

/** Navigation of the account's sections: a column on desktop, one row that scrolls on mobile. */
export function AccountNav({ items, onLogout, ...rest }: AccountNavProps) {
  const texts = useTexts(menus, 'AccountMenu')
  return (
    <S.Root aria-label={texts.label} {...rest}>
      <ul>
        {items.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <S.Item href={href} keepScroll aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </S.Item>
          </li>
        ))}
        <li>
          <S.Logout type="button" onClick={onLogout}>
            {texts.logout}
          </S.Logout>
        </li>
      </ul>
    </S.Root>
  )
}
