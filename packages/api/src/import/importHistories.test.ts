import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refreshVocabulary } from '#modules/search/refreshVocabulary.ts'
import { FeedHistory } from '#testing/FeedHistory.ts'
import { feedHistories, type Feed, type FeedLine, type FeedStep } from '#testing/feedHistories.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { wordsAndPhrases } from '#testing/wordsAndPhrases.ts'

const { app, db } = useApp('empty')
useAudits(db)

const line = (product: number, price: number): FeedLine => ({
  product,
  variants: [{ variant: 0, price, units: 1 }],
  state: null,
  launch: null,
  hasFacts: true,
})
const feed = (does: Feed['does'], ...lines: FeedLine[]): Feed => ({ does, lines, killedAt: null })

/** Histories that were wrong once. */
const EXAMPLES: [FeedStep[]][] = [
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
    { numRuns: 30, examples: EXAMPLES },
  )
}, 300_000)
