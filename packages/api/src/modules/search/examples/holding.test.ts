import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each(['contour', 'contour stick', 'contour palette'])(
  'products of the nearest kind that hold a missing type come first, and not what is only called so: %j',
  async (text) => {
    const found = await search(text)
    expect(found.understood?.missing).toMatchObject({ type: text, shown: 'cheek makeup' })
    expect(titlesOf(found).slice(0, 2).toSorted()).toEqual(['Cheek Trio Palette', 'Pocket Stick Foundation'])
    expect(titlesOf(found)).not.toContain('Soft Contour Lip Liner')
  },
)

it('the nearest kind follows a missing type that nothing holds', async () => {
  const found = await search('bronzer')
  expect(found.understood?.missing).toMatchObject({ type: 'bronzer', shown: 'cheek makeup' })
  expect(new Set(found.data.map(({ category }) => category))).toEqual(new Set(['Blush & Highlighter']))
})
