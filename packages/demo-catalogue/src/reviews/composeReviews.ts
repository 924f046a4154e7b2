import { categories } from '../categories.ts'
import type { DemoProduct, DemoReview } from '../types.ts'
import { chance, shuffled } from './chance.ts'
import { detailsOf } from './phrases/details.ts'
import { occasions, occasionsByCategory } from './phrases/occasions.ts'
import { verdicts } from './phrases/verdicts.ts'
import { verdictsByCategory } from './phrases/verdictsByCategory.ts'

type Written = Pick<DemoReview, 'rating' | 'title' | 'body'>

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
  'sarees',
  'dupattas',
  'maternity-wear',
  'maternity-care',
])

/** Share of reviews of three stars and more that begin with their occasion. */
const WITH_OCCASION = 0.6

/** Reviews of a product with these ratings beside those it has: each has a judgement of its own. Fewer when there are no more. */
export function composeReviews(
  { slug, category }: Pick<DemoProduct, 'slug' | 'category'>,
  ratings: readonly DemoReview['rating'][],
  taken: readonly Written[] = [],
): Written[] {
  const titles = taken.map(({ title }) => title.toLowerCase())
  const main = UNLIKE.has(category) ? '' : (mainOf.get(category) ?? '')
  const starts = shuffled([...occasions, ...(occasionsByCategory[main] ?? [])], `occasions of ${slug}`)
  const written = [5, 4, 3, 2, 1].flatMap((stars) => {
    const rating = stars as DemoReview['rating']
    const choices = shuffled(
      [...verdicts[rating], ...(verdictsByCategory[main]?.[rating] ?? [])],
      `${stars} stars of ${slug}`,
    )
    const count = ratings.filter((one) => one === rating).length
    const free = choices.filter(([title]) => !titles.includes(title.toLowerCase()))
    return free.slice(0, count).map(([title, body]) => ({ rating, title, body }))
  })
  const details = {
    good: shuffled(detailsOf(category, 5), `praise of ${slug}`),
    bad: shuffled(detailsOf(category, 1), `criticism of ${slug}`),
  }
  return written.map((review, index) => {
    const hasOccasion = review.rating > 2 && chance(`start ${index} of ${slug}`) < WITH_OCCASION
    const start = hasOccasion ? starts.pop() : undefined
    const detail = details[review.rating > 3 ? 'good' : 'bad'].pop()
    const body = [start, review.body, detail].filter((part) => part !== undefined).join(' ')
    return { ...review, body }
  })
}
