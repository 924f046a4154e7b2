import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('a text in other words', () => {
  it.each([
    ['wife ke liye gift', 'gift for wife'],
    ['वाइफ के लिए गिफ्ट', 'gift for wife'],
    ['kids birthday gift', 'gift for kids'],
    ['dandruff in winter', 'dandruff'],
    ['sunscreen jo white na dikhe', 'sunscreen no white cast'],
    ['safed na lage wali sunscreen', 'sunscreen no white cast'],
    ['white cast na ho sunscreen', 'sunscreen no white cast'],
    ['sunscreen which does not leave me white', 'sunscreen no white cast'],
    ['mummy k liye saree', 'saree for mummy'],
    ['gf ke liye gift', 'gift for girlfriend'],
    ['heels which dont hurt', 'comfortable heels'],
    ['sandals jo dard na kare', 'comfortable sandals'],
    ['kajal jo jale nahi', 'mild kajal'],
    ['boyfriend shirt', 'oversized shirt'],
    ['k beauty', 'korean skin care'],
    ['बालियां', 'baliyan'],
    ['घड़ियां', 'watches'],
  ])('finds the same: %j', async (typed, meant) => {
    const [found, expected] = await Promise.all([search(typed), search(meant)])
    const idsOf = ({ data }: ListProductsResponse) => data.map(({ id }) => id)
    expect(new Set(idsOf(found))).toEqual(new Set(idsOf(expected)))
    const told = ({ understood, data }: ListProductsResponse) => ({
      exact: understood?.exact,
      excluded: understood?.filters.filter(({ kind }) => kind === 'without').length,
      first: data[0]?.id,
    })
    expect(told(found)).toEqual(told(expected))
    expect(found.understood?.missing ?? null).toBeNull()
    expect(found.total).toBeGreaterThan(0)
  })

  it('excludes a colour where none is a cast', async () => {
    expect((await search('kurta not white')).understood?.filters).toMatchObject([
      { kind: 'without', name: 'white' },
    ])
  })

  it('excludes what is seen through', async () => {
    const { understood } = await search('leggings that are not see through')
    expect(understood?.filters).toMatchObject([{ kind: 'without', name: 'see through' }])
    expect(understood?.missing ?? null).toBeNull()
  })

  it.each([
    ['boyfriend jeans', 'boyfriend jeans'],
    ['mom jeans', 'mom jeans'],
    ['rubber band', 'rubber band'],
    ['one plus', 'one plus'],
  ])('names the type that is missing: %j', async (text, type) => {
    expect((await search(text)).understood?.missing).toMatchObject({ type, words: [] })
  })

  it('shows necklaces where no set has the stones', async () => {
    const { understood } = await search('american diamond set')
    expect(understood?.missing).toMatchObject({ words: ['american diamond'] })
    expect((await search('ad set')).understood?.missing).toEqual(understood?.missing)
  })

  it('says that no serum for a concern has the price, where a face wash for it has', async () => {
    expect((await search('serum for acne under 200')).understood?.unpriced).toMatchObject({
      type: 'acne serum',
      words: [],
      max: 200,
    })
  })

  it('says which type is missing in the plural', async () => {
    expect((await search('scarves')).understood?.missing).toMatchObject({ type: 'scarves', shown: 'dupatta' })
  })
})

describe('a brand of other shops', () => {
  it.each([
    ['lakmi kajal', 'Lakmé'],
    ['nyka lipstick', 'Nykaa Cosmetics'],
    ['biotik cream', 'Biotique'],
    ['all about you kurta', 'All About You'],
    ['good vibes rosehip oil', 'Good Vibes'],
    ['metro sandals', 'Metro Shoes'],
  ])('is known by the name that is typed: %j', async (text, brand) => {
    expect((await search(text)).understood?.missing).toMatchObject({ brand })
  })
})
