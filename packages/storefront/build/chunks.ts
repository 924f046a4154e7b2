import type { Rolldown } from 'vite'

/** Screens by the folders of `src/routes`. Those that a shopper opens one after the other share a chunk. */
const SCREENS: Record<string, string> = {
  home: 'home',
  category: 'category',
  'product-list': 'list',
  product: 'product',
  blog: 'blog',
  'blog-details': 'blog',
  cart: 'cart',
  placeorder: 'checkout',
  payment: 'checkout',
  'order-placed': 'checkout',
  profile: 'account',
  deactivate: 'account',
  auth: 'auth',
  static: 'content',
  brands: 'content',
}

/** Their screens are usually opened alone, so a screen's own modules stay with it. */
const OPENED_ALONE = new Set(['blog', 'content'])
const CATALOGUE = new Set(['home', 'category', 'list', 'product', 'blog'])
/** Those of them that a shopper comes to products from. What they share is no part of lists and products. */
const ENTRANCES = new Set(['home', 'category'])
const ORDERING = new Set(['cart', 'checkout'])

const FOOTER = 'footer'

/** Parts of a page that come later (`laterPart`), in one chunk each. A list's filters name what is chosen. */
const LATER_PARTS = [
  {
    chunk: 'home-parts',
    page: /\/routes\/home\//,
    file: /\/home\/parts\/HomeSections\.tsx$/,
  },
  {
    chunk: FOOTER,
    page: /\/app\/(?:SiteFooter|collectionLinks)\./,
    file: /\/app\/SiteFooter\.tsx$/,
  },
  {
    chunk: 'product-parts',
    page: /\/routes\/product\//,
    file: /\/(?:product\/parts|shared)\/(?:BelowButton|Delivery|GoesWellWith|ProductDetails|ProductEnd|ProductOffer|ProductReviews|RelatedProducts|SizeGuide|WishlistButton)\.tsx$/,
  },
  {
    chunk: 'list-parts',
    page: /\/routes\/product-list\//,
    file: /\/product-list\/parts\/(?:BrandHeader|CategoryChips|ChosenFilters|Filters|FiltersSheet|NotUpdated|Offers|SearchNotice)\.tsx$/,
  },
]
/** Chunk for what a later part shares with one of these screens, which load it, too: the part must not load the whole screen. */
const BESIDE_SCREEN: Record<string, string> = { cart: 'ordering', checkout: 'ordering', account: 'forms' }
/** Chunk of what several later parts share. */
const SHARED = 'shared'
/** What a page does once it has loaded: a request for each would cost more than their bytes. */
const AFTER_LOAD =
  /\/(?:app\/(?:afterLoad|keepOfflinePage|tellWhenOffline|watchLinks)|products\/recentlyViewedStore|hooks\/followBars)\.ts$/
/** Shown by the cart and written by code that a logged-in shopper loads on any page, which should not load the cart. */
const RECEIPT = /\/cart\/receiptStore\.ts$/

/** A module of one icon (`splitIcons.ts`). */
const ICON = /\?icon=/

const ENTRY = /\/app\/entry-client\.tsx$/
const ROUTE = /\/routes\/([\w-]+)\/(?:.*\/)?\w+Route\.tsx$/

/** Parts of TanStack Query that no first page uses. `index.js` imports every part, so its importers tell nothing. */
const MUTATIONS = /@tanstack\/.*\/(?:mutationObserver|useMutation)\.js$/
/** Parts of TanStack Query that only lists of orders use. */
const ENDLESS_QUERIES = /@tanstack\/.*\/(?:infiniteQuery(?:Behavior|Observer)|useInfiniteQuery)\.js$/
/** Parts of TanStack Query that only a menu uses. */
const SEVERAL_QUERIES = /@tanstack\/.*\/(?:queriesObserver|use(?:Suspense)?Queries)\.js$/

/** Chunk of a module, chosen by the screens that import it statically. Menus and dialogs, which load later, have chunks of their own. */
function chunkOf(module: string, context: Rolldown.ChunkingContext): string | null {
  if (MUTATIONS.test(module)) return 'forms'
  if (ENDLESS_QUERIES.test(module)) return 'checkout'
  if (SEVERAL_QUERIES.test(module)) return 'queries'
  if (AFTER_LOAD.test(module)) return 'after-load'
  if (RECEIPT.test(module)) return 'entry-client'
  const routes = new Set<string>()
  const screens = new Set<string>()
  let isOfPart = false
  /** What loads later and uses it: by the chunk of the page's parts, or by its own module. */
  const later = new Set<string>()
  const users = new Set([module])
  for (const user of users) {
    if (ENTRY.test(user)) return 'entry-client'
    const screen = SCREENS[ROUTE.exec(user)?.[1] ?? '']
    const info = context.getModuleInfo(user)
    if (screen === undefined) {
      isOfPart ||= LATER_PARTS.some(({ file }) => file.test(user))
      if ((info?.dynamicImporters.length ?? 0) > 0) later.add(pagePartsOf(user) ?? user)
    } else {
      routes.add(user)
      screens.add(screen)
    }
    for (const importer of info?.importers ?? []) users.add(importer)
  }
  const [screen] = screens
  // An icon is too small for a request.
  if (ICON.test(module) && (screen === undefined || later.size > 0)) return 'entry-client'
  if (screen === undefined) return isOfPart ? chunkOfParts(later) : null
  if (screens.size > 1) return chunkOfScreens([...screens])
  const beside = BESIDE_SCREEN[screen]
  if (isOfPart && beside !== undefined) return beside
  if (!OPENED_ALONE.has(screen) || routes.size > 1) return screen
  if (later.size === 0) return null
  return screen === 'blog' ? 'blog' : 'forms'
}

const pagePartsOf = (module: string) =>
  LATER_PARTS.find(({ page, file }) => page.test(module) || file.test(module))?.chunk

/**
 * The parts' chunk of one page; else the chunk of what several share, so that none of them loads another. Nearly every page has the
 * footer, which needs little of what others share.
 */
function chunkOfParts(later: ReadonlySet<string>): string {
  const [only = '', ...others] = later
  if (later.has(FOOTER)) return FOOTER
  return others.length === 0 ? only : SHARED
}

/** Chunk for what several screens share. */
function chunkOfScreens(screens: readonly string[]): string {
  if (screens.every((screen) => ENTRANCES.has(screen))) return 'entrances'
  if (screens.every((screen) => CATALOGUE.has(screen))) return 'catalogue'
  if (screens.every((screen) => ORDERING.has(screen))) return 'ordering'
  // The cart needs no forms.
  return screens.some((screen) => CATALOGUE.has(screen) || screen === 'cart') ? 'entry-client' : 'forms'
}

const groupOf = (chunk: string) => ({
  debugName: chunk,
  name: (module: string, context: Rolldown.ChunkingContext) =>
    chunkOf(module, context) === chunk ? chunk : null,
})

const SCREEN_CHUNKS = [
  'entry-client',
  'forms',
  'queries',
  'catalogue',
  'entrances',
  'ordering',
  ...new Set(Object.values(SCREENS)),
]

/** A group takes the modules that its own import, too, so the chunks of most screens come first. */
export const groups = [
  ...new Set([...SCREEN_CHUNKS, FOOTER, SHARED, 'after-load', ...LATER_PARTS.map(({ chunk }) => chunk)]),
].map(groupOf)
