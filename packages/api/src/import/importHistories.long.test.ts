import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refreshVocabulary } from '#modules/search/vocabulary/refreshVocabulary.ts'
import { FeedHistory } from '#testing/FeedHistory.ts'
import { feedHistories, type Feed, type FeedLine, type FeedStep } from '#testing/feedHistories.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { wordsAndPhrases } from '#testing/wordsAndPhrases.ts'

const { app, db } = useApp('empty')
useAudits(db)

const line = (product: number, price: number, variants = 1): FeedLine => ({
  product,
  variants: Array.from({ length: variants }, (_, variant) => ({ variant, price, units: 1 })),
  state: null,
  launch: null,
  hasFacts: true,
})
const feed = (does: Feed['does'], ...lines: FeedLine[]): Feed => ({ does, lines, killedAt: null })

const sell = (product: number, variant = 0): FeedStep => ({ does: 'sell', product, variant, units: 1 })
const activate = (product: number, isLater = false): FeedStep => ({
  does: 'set state',
  product,
  state: 'active',
  isLater,
})

/** Histories that were wrong once, and those that random steps seldom take. */
const EXAMPLES: [FeedStep[]][] = [
  // A returned unit is sold again.
  [
    [
      feed('products', line(1, 1)),
      sell(1),
      { does: 'deliver' },
      sell(1),
      { does: 'return' },
      sell(1),
      { does: 'cancel' },
    ],
  ],
  // A draft without what its page must show, and a launch.
  [
    [
      feed('products', { ...line(1, 1), state: 'draft', hasFacts: false }),
      activate(1),
      feed('products', line(1, 1)),
      activate(1, true),
      sell(1),
      { does: 'launch' },
      sell(1),
    ],
  ],
  // A combination is withdrawn while a unit of it is on its way, and comes back with its own stock; a feed of products sets its prices again.
  [
    [
      feed('products', line(3, 1, 2)),
      sell(3, 1),
      feed('products', line(3, 1)),
      sell(3, 1),
      feed('stock', line(3, 1, 2)),
      feed('products', line(3, 1, 2)),
      feed('prices', line(3, 2, 2)),
      feed('products', line(3, 1, 2)),
      sell(3, 1),
      { does: 'cancel' },
    ],
  ],
  // An operator archives what a complete feed archived before: the next line must not sell it.
  [
    [
      feed('products', line(1, 1)),
      feed('complete', line(2, 1)),
      { does: 'set state', product: 1, state: 'archived', isLater: false },
      feed('products', line(1, 2)),
    ],
  ],
]

test('has what a simple model says, after any history of feeds, kills, sales, returns and changes of state', async () => {
  await fc.assert(
    fc.asyncProperty(feedHistories, async (steps) => {
      await new FeedHistory(app(), db(), randomUUID()).play(steps)
      // A worker does this every minute, and so does the end of each import.
      await refreshVocabulary(db())
      const { stored, counted } = await wordsAndPhrases(db())
      expect(stored).toEqual(counted)
    }),
    { numRuns: 25, examples: EXAMPLES },
  )
}, 300_000)
