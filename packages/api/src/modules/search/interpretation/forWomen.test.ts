import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('care for babies', () => {
  it('follows that for grown-ups, unless a child is named', async () => {
    expect(titlesOf(await search('body wash')).at(-1)).toBe('Tear-Mild Hair and Body Wash')
    expect(titlesOf(await search('baby body wash'))[0]).toBe('Tear-Mild Hair and Body Wash')
  })
})
