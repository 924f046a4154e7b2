import { messages } from '@shop/contract/messages'

/** English texts of menus, footer and notices, which load after the page, by component. `ShopTextsProvider` replaces them. */
export const menus = () => ({
  AccountMenu: {
    label: 'Your account',
    logout: 'Logout',
  },
  BrandHero: {
    categories: (brand: string) => `Categories of ${brand}`,
  },
  BrandsMenu: { all: 'All brands, A to Z' },
  BrandTabs: {
    label: 'Brands',
    exclusive: messages.brandTabExclusive('the product'),
  },
  CityList: {
    title: 'Where should we deliver?',
    orCity: 'Or choose a city',
    cities: 'Cities',
    newTab: '(opens in a new tab)',
    inNewTab: 'These cities open in a new tab',
    citiesInNewTab: 'More cities',
  },
  CityNotice: {
    guess: (city: string) => `You seem to be in ${city}. Our store there has these products.`,
    known: (city: string) => `Your city is ${city}. Our store there has these products.`,
    stay: 'Stay here',
    goHome: 'Go to the home page',
  },
  ConsentBanner: {
    question: (purposes: readonly string[]) =>
      `May we ${purposes.join(', and ')}? The shop works the same without.`,
    title: 'Your privacy',
    policy: 'Privacy policy',
    refuse: 'No, thanks',
    allow: 'Yes, allow',
  },
  Footer: {
    label: 'Footer',
    payments: 'Payment methods',
    socials: 'Follow us',
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
})
