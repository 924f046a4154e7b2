import pg from 'pg'
import { createRandom, shuffle } from './random.ts'

export interface ApiRequests {
  name: string
  kind: 'list' | 'facets' | 'suggestions' | 'other'
  paths: string[]
}

const PAGES = 250
/** Lists of a category and some of its brands: enough that most of them are asked of a process that has run for a while. */
const FILTERED = 20_000
const SORTS = ['price_asc', 'price_desc', 'discount_desc', 'newest_desc', 'rating_desc']
const LIST = '/api/products?limit=24'

/** Typical requests for the catalogue of a database, in random order. */
export async function apiRequests(url: string): Promise<ApiRequests[]> {
  const { categories, brands, words, phrases } = await readCatalogue(url)
  const random = createRandom(7)
  const pages = Array.from({ length: PAGES }, (_, index) => index + 1)
  const everywhere = ['', ...categories]
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  // A few brands have most of the products, and shoppers filter by those.
  const someBrands = () => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * 3) }, () => pickEarly(brands, random))),
  ]

  const byBrands = Array.from(
    { length: FILTERED },
    () =>
      `${pick(categories)}${someBrands()
        .map((brand) => `&brand=${brand}`)
        .join('')}`,
  )

  const requests: ApiRequests[] = [
    {
      name: 'list, no facets',
      kind: 'list',
      paths: [
        ...everywhere.flatMap((place) => pages.slice(0, 8).map((page) => `${place}&page=${page}`)),
        ...byBrands,
      ].map((question) => `${LIST}&facets=0${question}`),
    },
    {
      name: 'list, no facets, other orders',
      kind: 'list',
      paths: everywhere.flatMap((place) => SORTS.map((sort) => `${LIST}&facets=0${place}&sort=${sort}`)),
    },
    {
      name: 'list of everything, facets',
      kind: 'facets',
      paths: pages.flatMap((page) => [`${LIST}&page=${page}`, `${LIST}&page=${page}&exact=1`]),
    },
    {
      name: 'list of a category, facets',
      kind: 'facets',
      paths: categories.flatMap((place) => pages.slice(0, 8).map((page) => `${LIST}${place}&page=${page}`)),
    },
    {
      name: 'list by category and brands, facets',
      kind: 'facets',
      paths: byBrands.map((question) => LIST + question),
    },
    {
      name: 'search with a typing error, facets',
      kind: 'other',
      paths: Array.from({ length: 6_000 }, () => {
        const wrong = misspell(
          pickEarly(
            words.filter((word) => word.length > 4),
            random,
          ),
          random,
        )
        return `${LIST}&search=${encodeURIComponent(random() < 0.5 ? wrong : `${wrong} ${pickEarly(words, random)}`)}`
      }),
    },
    {
      name: 'suggestions',
      kind: 'suggestions',
      paths: Array.from({ length: 60_000 }, () => {
        const phrase = pick(phrases)
        const typed = phrase.slice(0, 2 + Math.floor(random() * (phrase.length - 1)))
        const query = typed.length > 4 && random() < 0.3 ? misspell(typed, random) : typed
        return `/api/search/suggestions?query=${encodeURIComponent(query.trim())}`
      }),
    },
  ]
  return requests.map((request) => ({ ...request, paths: shuffle([...new Set(request.paths)]) }))
}

function pickEarly<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() ** 2 * list.length)] as T
}

/** Omits, doubles or swaps one letter, but never the first. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  return before + [next, letter + letter + next, next + letter][Math.floor(random() * 3)] + after
}

async function readCatalogue(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const read = async (query: string) =>
      (await client.query<{ value: string }>(query)).rows.map(({ value }) => value)
    return {
      categories: await read(
        `select format('&category=%s&slug=%s', level, slug) as value from category order by id`,
      ),
      brands: await read(
        `select brand.slug as value from brand join product on brand_id = brand.id group by brand.id order by count(*) desc, brand.id limit 300`,
      ),
      words: await read(
        `select word as value from search_word where word ~ '^[a-z]+$' order by frequency desc, word limit 1000`,
      ),
      phrases: await read(
        `select folded as value from search_phrase where length(folded) > 3 order by kind, weight desc, folded limit 5000`,
      ),
    }
  } finally {
    await client.end()
  }
}
