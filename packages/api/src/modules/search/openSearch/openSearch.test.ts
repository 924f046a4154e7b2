import { afterAll, vi } from 'vitest'

// These files run again, with OpenSearch: what holds for the database holds for it. A worker that has run them, or will, loads them anew.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { withOpenSearch } = await import('#testing/withOpenSearch.ts')
const { describeIndex } = await import('./describeIndex.ts')

await withOpenSearch(async (cluster) => {
  await import('#modules/products/productList.test.ts')
  await import('#modules/products/recommended.test.ts')
  await import('#modules/search/search.test.ts')
  await import('#modules/search/examples/shoppersTexts.test.ts')
  await import('#modules/search/examples/giftsAndShades.test.ts')
  await import('#modules/search/examples/colours.test.ts')
  await import('#modules/search/examples/exclusions.test.ts')
  await import('#modules/search/examples/freeFrom.test.ts')
  await import('#modules/search/examples/measures.test.ts')
  await import('#modules/search/examples/rollOns.test.ts')
  await import('#modules/search/examples/wishes.test.ts')
  await import('#modules/search/examples/nearAnswers.test.ts')
  await import('#modules/search/examples/needs.test.ts')
  await import('#modules/search/examples/firstProducts.test.ts')
  await import('#modules/search/suggestions/fillSuggestions.test.ts')
  await import('#modules/search/meaning/meaning.test.ts')
  await import('#modules/search/meaning/names.test.ts')
  await import('#modules/search/meaning/concerns.test.ts')
  describeIndex(cluster)
})
