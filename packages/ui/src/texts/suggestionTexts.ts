import { textsIn } from './textsIn.ts'

/** English texts that load with the suggestions of a `SearchBox`. */
export const suggestionTexts = textsIn(({ number, plural }) => ({
  SearchBox: {
    suggestions: 'Suggestions',
    loading: 'Loading suggestions',
    found: (count: number) =>
      `${number(count)} ${plural(count, { one: 'suggestion', other: 'suggestions' })}`,
    kinds: { category: 'Category', brand: 'Brand', product: 'Product', page: 'Page' },
  },
}))
