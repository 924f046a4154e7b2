import { categories } from '../categories.ts'
import type { DemoProduct, DemoReview } from '../types.ts'
import { chance, shuffled } from './chance.ts'
import { detailsOf } from './phrases/details.ts'
import { occasions, occasionsByCategory } from './phrases/occasions.ts'
import { titles } from './phrases/titles.ts'
import { verdicts } from './phrases/verdicts.ts'
import { verdictsByCategory } from './phrases/verdictsByCategory.ts'

type Written = Pick<DemoReview, 'rating' | 'title' | 'body'>
type Stars = DemoReview['rating']
type Opinion = Pick<Written, 'body'> & Partial<Pick<Written, 'title'>>

const mainOf = new Map(
  categories.flatMap(({ slug, children = [] }) =>
    children.flatMap(({ children: products = [] }) => products.map((child) => [child.slug, slug] as const)),
  ),
)

/** Categories that are unlike the others of their main category: a comb is no shampoo. Only what is true of any product is said of them. */
const UNLIKE = new Set([
  'nail-polish',
  'nail-care',
  'makeup-brushes',
  'sponges',
  'hair-colour',
  'hair-tools',
  'candles',
  'gift-sets',
  'foot-care',
  'sarees',
  'dupattas',
  'maternity-wear',
  'maternity-care',
])

/** Share of reviews of three stars and more that begin with their occasion. */
const WITH_OCCASION = 0.35
/** Share of reviews that judge without a word about the kind of product. */
const WITHOUT_DETAIL = 0.12
/** A shopper who reads many products meets no text more often. */
const MOST_USES = 2

/** Composes reviews of one product after the other, and remembers what has been said. */
export function createComposer() {
  const uses = new Map<string, number>()
  const usesOf = (text: string) => uses.get(text) ?? 0
  const use = (text: string) => uses.set(text, usesOf(text) + 1)
  const leastUsed = (texts: readonly string[], key: string) =>
    shuffled(texts, key).toSorted((one, other) => usesOf(one) - usesOf(other))[0]

  /** Reviews of a product with these ratings beside those it has. Fewer when there is nothing left to say. */
  return function compose(
    { slug, category }: Pick<DemoProduct, 'slug' | 'category'>,
    ratings: readonly Stars[],
    taken: readonly Written[] = [],
  ): Written[] {
    const main = UNLIKE.has(category) ? '' : (mainOf.get(category) ?? '')
    const said = new Set(taken.flatMap(({ title, body }) => [title.toLowerCase(), body]))
    const isFree = (text: string) => usesOf(text) < MOST_USES && !said.has(text)
    const opinionsOf = (rating: Stars): Opinion[] =>
      [...verdicts[rating], ...(verdictsByCategory[main]?.[rating] ?? [])].map(([title, body]) => ({
        title,
        body,
      }))

    return ratings.flatMap((rating, index) => {
      const key = `${index} of ${slug}`
      const detailed = detailsOf(category, rating).map((body): Opinion => ({ body }))
      const plain = opinionsOf(rating).filter(({ title }) => !said.has(title?.toLowerCase() ?? ''))
      const groups = chance(`detail ${key}`) < WITHOUT_DETAIL ? [plain, detailed] : [detailed, plain]
      const [opinion] = groups.flatMap((group) =>
        shuffled(group, `opinion ${key}`)
          .filter(({ body }) => isFree(body))
          .toSorted((one, other) => usesOf(one.body) - usesOf(other.body)),
      )
      if (opinion === undefined) return []
      const title =
        opinion.title ??
        leastUsed(
          titles[rating].filter((one) => !said.has(one.toLowerCase())),
          `title ${key}`,
        )
      if (title === undefined) return []
      const starts =
        rating > 2 && chance(`start ${key}`) < WITH_OCCASION
          ? [...occasions, ...(occasionsByCategory[main] ?? [])].filter(isFree)
          : []
      const start = leastUsed(starts, `occasion ${key}`)
      for (const text of [opinion.body, title, start]) {
        if (text === undefined) continue
        use(text)
        said.add(text === title ? text.toLowerCase() : text)
      }
      const body = start === undefined ? opinion.body : `${start} ${opinion.body}`
      return [{ rating, title, body }]
    })
  }
}
