import { messages } from '@shop/contract/messages'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { BagIcon, HeartIcon, MenuIcon, UserIcon } from '@shop/ui/Icon'
import { IconButton } from '@shop/ui/IconButton'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { Wordmark } from '../Wordmark/Wordmark.tsx'
import * as S from './Header.styles.ts'
import { MainMenu } from './parts/MainMenu.tsx'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as shared from '../lib/header.styles.ts'

export interface HeaderMenuItem {
  label: string
  href: string
  /** The current page belongs to it. */
  isCurrent?: boolean
  /** Placed at the end of the menu. */
  isSecondary?: boolean
  /** Opens in a tab of its own (specification §2: the blog). */
  isNewTab?: boolean
  /** Panel that opens below the link on hover, and by a button beside it: a `CategoryPanel`. */
  panel?: ReactNode
  /** Called when the shopper approaches the link: the time to fetch the panel. */
  onIntent?: () => void
}

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Address of the home page. */
  homeHref: string
  /** Links of the main menu. */
  menu: readonly HeaderMenuItem[]
  /** Menus of the main menu: a `MenuDisclosure` each for the categories and the brands. */
  menus?: ReactNode
  /** A changed value closes an open panel of the main menu: pass the page's address. */
  resetKey?: string
  /** A `CitySelect`. */
  city?: ReactNode
  /** A `SearchBox`. */
  search: ReactNode
  /** A guest's way in. */
  account: { label: string; href: string }
  /** Replaces `account` for a logged-in user: a `MenuDisclosure` with an `AccountMenu`. */
  accountMenu?: ReactNode
  /** Address of the wishlist link: the login for guests. */
  wishlistHref: string
  /** Address of the cart. */
  cartHref: string
  /** Number of units in the cart; 0 shows no badge. */
  cartCount: number
  /** The menu button of the mobile layout. */
  onMenuOpen: () => void
  /** The menu button is near the pointer or has the focus. */
  onMenuIntent?: () => void
}

const [beforeHours, hours, afterHours] = messages.deliveryBanner.split(/(2 hours)/)

/** The head of every shop page (specification §2): delivery banner, city, wordmark, search, account, wishlist, cart, main menu. */
export function Header({
  homeHref,
  menu,
  menus,
  resetKey,
  city,
  search,
  account,
  accountMenu,
  wishlistHref,
  cartHref,
  cartCount,
  onMenuOpen,
  onMenuIntent,
  ...rest
}: HeaderProps) {
  const texts = useTexts(shell, 'Header')
  return (
    <shared.Root {...rest}>
      <S.Strip data-scheme="light" data-city={city !== undefined}>
        <S.Banner>
          {beforeHours}
          <b>{hours}</b>
          {afterHours}
        </S.Banner>
        {city}
      </S.Strip>
      <S.Bar>
        <S.MenuButton>
          <IconButton
            label={texts.menu}
            onClick={onMenuOpen}
            onPointerEnter={onMenuIntent}
            onFocus={onMenuIntent}
          >
            <MenuIcon size={22} />
          </IconButton>
        </S.MenuButton>
        <S.Home href={homeHref} aria-label={texts.home}>
          <Wordmark />
        </S.Home>
        <S.Search>{search}</S.Search>
        <S.Links aria-label={texts.links}>
          {accountMenu ?? (
            <S.IconLink href={account.href}>
              <UserIcon />
              <span data-part="label">{account.label}</span>
            </S.IconLink>
          )}
          <S.IconLink href={wishlistHref}>
            <HeartIcon />
            <span data-part="label">{texts.wishlist}</span>
          </S.IconLink>
          <S.IconLink href={cartHref}>
            <BagIcon />
            <span data-part="label">{texts.cart}</span>
            {cartCount > 0 && (
              <>
                <S.Count aria-hidden="true">{cartCount > 99 ? '99+' : cartCount}</S.Count>
                <VisuallyHidden>{texts.cartCount(cartCount)}</VisuallyHidden>
              </>
            )}
          </S.IconLink>
        </S.Links>
      </S.Bar>
      <S.Menu aria-label={texts.mainMenu}>
        {menus}
        <MainMenu items={menu} resetKey={resetKey} />
      </S.Menu>
    </shared.Root>
  )
}
