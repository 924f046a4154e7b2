import { messages } from '@shop/contract/messages'
import type { ComponentPropsWithRef } from 'react'
import { truncateName } from '../lib/truncateName.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './AccountMenu.styles.ts'

export interface AccountMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the shopper; names over 20 characters are cut (specification §2). */
  name: string
  links: readonly { label: string; href: string }[]
  onLogout: () => void
}

/**
 * Account links and logout of a logged-in shopper (specification §2). Place it in a `MenuDisclosure` or in the mobile
 * menu.
 */
export function AccountMenu({ name, links, onLogout, ...rest }: AccountMenuProps) {
  const texts = useTexts(menus, 'AccountMenu')
  return (
    <div {...rest}>
      <S.Welcome title={name}>{messages.welcome(truncateName(name))}</S.Welcome>
      <S.List aria-label={texts.label}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <S.AccountLink href={href}>{label}</S.AccountLink>
          </li>
        ))}
        <li>
          <S.Logout type="button" onClick={onLogout}>
            {texts.logout}
          </S.Logout>
        </li>
      </S.List>
    </div>
  )
}
