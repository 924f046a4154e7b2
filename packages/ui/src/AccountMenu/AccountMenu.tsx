import { messages } from '@shop/contract/messages'
import type { ComponentPropsWithRef } from 'react'
import { cutName } from '../lib/cutName.ts'
import * as S from './AccountMenu.styles.ts'

export interface AccountMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Who is logged in. Names over 20 characters are cut (spec §2). */
  name: string
  /** Profile, Orders, Wishlist. */
  links: readonly { label: string; href: string }[]
  /** The shopper wants to log out. */
  onLogout: () => void
}

/** What a logged-in shopper finds behind their name (spec §2). The panel of a `MenuDisclosure`, or a part of the mobile menu. */
export function AccountMenu({ name, links, onLogout, ...rest }: AccountMenuProps) {
  return (
    <div {...rest}>
      <S.Welcome title={name}>{messages.welcome(cutName(name))}</S.Welcome>
      <S.List aria-label="Your account">
        {links.map(({ label, href }) => (
          <li key={href}>
            <S.AccountLink href={href}>{label}</S.AccountLink>
          </li>
        ))}
        <li>
          <S.Logout type="button" onClick={onLogout}>
            Logout
          </S.Logout>
        </li>
      </S.List>
    </div>
  )
}
