import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('a space that slipped by a letter', () => {
  it.each([
    ['hairs erum', 'hair serum'],
    ['lipstickm atte', 'lipstick matte'],
    ['facew ash', 'face wash'],
    ['structuredl eather sling', 'structured leather sling'],
  ])('is put where it was meant, and the shopper is told so: %j', async (typed, meant) => {
    const [found, expected] = await Promise.all([search(typed), search(meant)])
    expect(found.searched_for).toBe(meant)
    expect(found.data.map(({ id }) => id)).toEqual(expected.data.map(({ id }) => id))
  })

  it.each([
    ['structuredl eather', 'structured leather'],
    ['satin po plip', 'satin pop lip'],
  ])('is put there while the text is typed: %j', async (typed, meant) => {
    const [found, expected] = await Promise.all([suggest(typed), suggest(meant)])
    expect(found).toEqual(expected)
    expect(found).not.toEqual([])
  })

  it.each(['red lipstick', 'cotton kurti set', 'maybelline fit me', 'vitamin c serum'])(
    'is none between known words: %j',
    async (text) => {
      expect((await search(text)).searched_for).toBe(null)
    },
  )
})
