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
const ORDERING = new Set(['cart', 'checkout'])

/** Parts of a page that come later (`laterPart`), in one chunk: of a product, and of a list, whose filters name what is chosen. */
const LATER_PARTS: [RegExp, string][] = [
  [
    /\/(?:product\/parts|shared)\/(?:Delivery|ProductDetails|ProductReviews|RelatedProducts|SizeGuide|WishlistButton)\.tsx$/,
    'product-parts',
  ],
  [
    /\/product-list\/parts\/(?:BrandHeader|ChosenFilters|Filters|FiltersSheet|Offers|SearchNotice)\.tsx$/,
    'list-parts',
  ],
]
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
  if (RECEIPT.test(module)) return 'entry-client'
  const routes = new Set<string>()
  const screens = new Set<string>()
  let isLoadedLater = false
  let part: string | undefined
  const users = new Set([module])
  for (const user of users) {
    if (ENTRY.test(user)) return 'entry-client'
    part ??= LATER_PARTS.find(([file]) => file.test(user))?.[1]
    const screen = SCREENS[ROUTE.exec(user)?.[1] ?? '']
    const info = context.getModuleInfo(user)
    if (screen === undefined) isLoadedLater ||= (info?.dynamicImporters.length ?? 0) > 0
    else {
      routes.add(user)
      screens.add(screen)
    }
    for (const importer of info?.importers ?? []) users.add(importer)
  }
  const [screen] = screens
  // An icon is too small for a request.
  if (ICON.test(module) && (screen === undefined || isLoadedLater)) return 'entry-client'
  if (screen === undefined) return part ?? null
  if (screens.size > 1) return sharedChunk([...screens])
  if (!OPENED_ALONE.has(screen) || routes.size > 1) return screen
  if (!isLoadedLater) return null
  return screen === 'blog' ? 'blog' : 'forms'
}

function sharedChunk(screens: readonly string[]): string {
  if (screens.every((screen) => CATALOGUE.has(screen))) return 'catalogue'
  if (screens.every((screen) => ORDERING.has(screen))) return 'ordering'
  // The cart needs no forms.
  return screens.some((screen) => CATALOGUE.has(screen) || screen === 'cart') ? 'entry-client' : 'forms'
}

const names = [
  'entry-client',
  'forms',
  'queries',
  'catalogue',
  'ordering',
  ...new Set(Object.values(SCREENS)),
  ...LATER_PARTS.map(([, name]) => name),
]

/** A group takes the modules that its own import, too, so the chunks of most screens come first. */
export const groups = names.map((name) => ({
  debugName: name,
  name: (module: string, context: Rolldown.ChunkingContext) =>
    chunkOf(module, context) === name ? name : null,
}))
