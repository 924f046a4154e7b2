import type { Formats } from '@shop/ui/formats'

/** English texts of the header of every page, by component. `ShopTextsProvider` replaces them. */
export const shell = ({ number, plural }: Formats) => ({
  CitySelect: {
    label: 'City: ',
  },
  FocusedHeader: {
    home: 'the product, home',
    back: 'Continue shopping',
  },
  Header: {
    cartCount: (count: number) => ` (${number(count)} ${plural(count, { one: 'item', other: 'items' })})`,
    menu: 'Menu',
    home: 'the product, home',
    links: 'Account, wishlist and cart',
    wishlist: 'Wishlist',
    cart: 'Cart',
    mainMenu: 'Main menu',
  },
  MainMenu: {
    more: (label: string) => `More in ${label}`,
  },
  MenuLinks: {
    newTab: '(opens in a new tab)',
  },
  Wordmark: {
    name: 'the product',
  },
})
