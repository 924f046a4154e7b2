import type { ComponentPropsWithRef } from 'react'
import * as S from './AccountNav.styles.ts'

export interface AccountNavItem {
  label: string
  href: string
  /** It is what the page shows. */
  isCurrent: boolean
}

export interface AccountNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The places of the account, in this order. */
  items: readonly AccountNavItem[]
  /** The shopper wants to log out. */
  onLogout: () => void
}

/** The parts of an account, beside what is shown of it; a strip above it on mobile. */
export function AccountNav({ items, onLogout, ...rest }: AccountNavProps) {
  return (
    <S.Root aria-label="Your account" {...rest}>
      <ul>
        {items.map(({ label, href, isCurrent }) => (
          <li key={href} ref={isCurrent ? reveal : undefined}>
            <S.Item href={href} keepScroll aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </S.Item>
          </li>
        ))}
        <li>
          <S.Logout type="button" onClick={onLogout}>
            Logout
          </S.Logout>
        </li>
      </ul>
    </S.Root>
  )
}

/** On mobile the strip scrolls: what is shown must not hide beyond its edge. */
function reveal(item: HTMLLIElement | null) {
  const list = item?.parentElement
  if (list) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}
