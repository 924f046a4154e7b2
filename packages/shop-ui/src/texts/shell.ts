import { messages } from '@shop/contract/messages'
import type { Formats } from '@shop/ui/formats'

/** English texts of the page around a route: header, menus, footer, notices, by component. `ShopTextsProvider` replaces them. */
export const shell = ({ number, plural }: Formats) => ({
  AccountMenu: {
    label: 'Your account',
    logout: 'Logout',
  },
  BrandTabs: {
    label: 'Brands',
    exclusive: messages.brandTabExclusive('the product'),
  },
  CityNotice: {
    reason: (city: string) => `You seem to be in ${city}, so this is what reaches you there.`,
    stay: 'Stay here',
    goHome: 'Go to the home page',
  },
  CitySelect: {
    label: 'City: ',
    title: 'Where should we deliver?',
    current: (city: string) => `Your city: ${city}`,
    orCity: 'Or choose a city',
    cities: 'Cities',
    newTab: '(opens in a new tab)',
  },
  ConsentBanner: {
    question: (purposes: readonly string[]) =>
      `May we ${purposes.join(', and ')}? The shop works the same without.`,
    title: 'Your privacy',
    policy: 'Privacy policy',
    refuse: 'No, thanks',
    allow: 'Yes, allow',
  },
  FocusedHeader: {
    home: 'the product, home',
    back: 'Continue shopping',
  },
  Footer: {
    label: 'Footer',
    payments: 'Payment methods',
    socials: 'Follow us',
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
    newTab: '(opens in a new tab)',
    more: (label: string) => `More in ${label}`,
  },
  MegaMenu: {
    label: 'Categories',
    hint: 'Choose a category to see more.',
    pending: 'Loading',
  },
  MobileMenu: {
    title: 'Menu',
    categories: 'Categories',
    newTab: '(opens in a new tab)',
    pending: 'Loading',
  },
  Wordmark: {
    name: 'the product',
  },
})
