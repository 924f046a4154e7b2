import type { ComponentPropsWithRef, ReactNode } from 'react'
import { HeartIcon, MenuIcon, UserIcon } from '@shop/ui/Icon'
import { IconButton } from '@shop/ui/IconButton'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as S from './Header.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import { CartLink, type CartLinkProps } from '../lib/CartLink.tsx'
import * as shared from '../lib/header.styles.ts'

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Address of the home page. */
  homeHref: string
  /** Delivery promise above the bar. */
  banner: {
    text: string
    /** Part of the text that is strong, such as "2 hours". */
    time?: string
    /** When it holds, such as "Orders from 9 am to 9 pm". */
    hours?: string
  }
  /** Menu below the bar: a `MainMenu`, and `MenuLinks` after it. */
  menu: ReactNode
  /** A `CitySelect`. */
  city?: ReactNode
  /** A `SearchBox`. */
  search: ReactNode
  /** Login link of a guest, or a logged-in user's `MenuDisclosure` with an `AccountMenu`. */
  account: { label: string; href: string } | { menu: ReactNode }
  /** Address of the wishlist link: the login for guests. */
  wishlistHref: string
  /** Address of the cart and number of its units; 0 shows no badge. */
  cart: CartLinkProps
  /** Called when the menu button of the mobile layout is pressed. */
  onMenuOpen: () => void
  /** Called on pointer or focus intent for the menu button. */
  onMenuIntent?: () => void
}

/** Header of every shop page (specification §2): delivery banner, city, wordmark, search, account, wishlist, cart, main menu. */
export function Header({
  homeHref,
  banner,
  menu,
  city,
  search,
  account,
  wishlistHref,
  cart,
  onMenuOpen,
  onMenuIntent,
  ...rest
}: HeaderProps) {
  const texts = useTexts(shell, 'Header')
  const { text, time = '', hours } = banner
  const timeAt = text.indexOf(time)
  return (
    <shared.Root {...rest}>
      <S.Strip data-scheme="light" data-city={city !== undefined} data-hours={hours !== undefined}>
        <S.Banner>
          {time === '' || timeAt === -1 ? (
            text
          ) : (
            <>
              {text.slice(0, timeAt)}
              <b>{time}</b>
              {text.slice(timeAt + time.length)}
            </>
          )}
        </S.Banner>
        {hours !== undefined && <S.Hours>{hours}</S.Hours>}
        {city}
      </S.Strip>
      <S.Bar data-stuck>
        <S.MenuButton>
          <IconButton
            label={texts.menu}
            onClick={onMenuOpen}
            onPointerEnter={onMenuIntent}
            onFocus={onMenuIntent}
          >
            <MenuIcon size="l" />
          </IconButton>
        </S.MenuButton>
        <S.Home href={homeHref} aria-label={texts.home}>
          <Wordmark />
        </S.Home>
        <S.Search>{search}</S.Search>
        <shared.Links aria-label={texts.links}>
          {'menu' in account ? (
            account.menu
          ) : (
            <shared.IconLink href={account.href}>
              <UserIcon />
              <span data-part="label">{account.label}</span>
            </shared.IconLink>
          )}
          <shared.IconLink href={wishlistHref}>
            <HeartIcon />
            <span data-part="label">{texts.wishlist}</span>
          </shared.IconLink>
          <CartLink {...cart} />
        </shared.Links>
      </S.Bar>
      <S.Menu aria-label={texts.mainMenu}>{menu}</S.Menu>
    </shared.Root>
  )
}
