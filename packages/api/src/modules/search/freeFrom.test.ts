import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { titlesOf } from '#testing/useSearch.ts'

const { db, get } = useApp()

const search = (text: string) =>
  get<ListProductsResponse>(`/api/products?limit=100&search=${encodeURIComponent(text)}`)

/** Titles of what says that it is free of something, which leads. */
async function saying(text: string): Promise<string[]> {
  const found = await search(text)
  expect(found.understood?.missing, text).toBeNull()
  return titlesOf(found).slice(0, found.understood?.exact ?? undefined)
}

describe('what products are free of', () => {
  it.each([
    ['sulfate free shampoo', 'sulphate free shampoo'],
    ['sulfates free shampoo', 'sulphate free shampoo'],
    ['shampoo without sulfates', 'sulphate free shampoo'],
    ['color free face mask', 'colour free face mask'],
    ['aluminum free deodorant', 'aluminium free deodorant'],
    ['ammonia free hair color', 'ammonia free hair colour'],
  ])('is the same in every spelling: %j', async (text, usual) => {
    const [found, expected] = await Promise.all([search(text), search(usual)])
    expect(titlesOf(found)).toEqual(titlesOf(expected))
    expect(found.understood?.exact).toBe(expected.understood?.exact)
    expect(found.understood?.missing?.words.length).toBe(expected.understood?.missing?.words.length)
  })

  it.each([
    ['sulfate free shampoo', ['Argan & Silk Smooth Shampoo', 'Apple Cider Vinegar Shampoo']],
    ['paraben free shampoo', ['Apple Cider Vinegar Shampoo']],
    ['paraben and sulphate free shampoo', ['Apple Cider Vinegar Shampoo']],
    ['silicone free shampoo', ['Hibiscus Volume Shampoo']],
    ['ammonia free hair colour', ['Ammonia-Free Crème Hair Colour', 'Semi-Permanent Colour Mask']],
    ['paraben free blush', ['Summer Bloom Powder Blush']],
  ])('is said by itself and in lists: %j', async (text, titles) => {
    expect((await saying(text)).toSorted()).toEqual(titles.toSorted())
  })

  it('leads where it is seen, too', async () => {
    const found = await search('nickel free earrings')
    expect(titlesOf(found)[0]).toBe('Oxidised Silver Peacock Jhumkas')
  })

  it('is mineral oil where this is what is missing, and no other oil', async () => {
    expect(await saying('silicone free moisturiser')).toContain('Lotus Day Moisturiser')
    expect(await saying('mineral oil free moisturiser')).toContain('Lotus Day Moisturiser')
    expect(await saying('oil free moisturiser')).not.toContain('Lotus Day Moisturiser')
  })

  it.each([
    ['cruelty free lipstick', 'cruelty free'],
    ['gluten free lipstick', 'gluten free'],
  ])('is missing where nothing says it: %j', async (text, missing) => {
    expect((await search(text)).understood?.missing?.words).toEqual([missing])
  })
})

describe('a list of what something lacks', () => {
  it.each([
    ['No sulphates or parabens', 'no sulphates no parabens'],
    ['No PPD, ammonia or metallic salts', 'no ppd no ammonia no metallic salts'],
    ['No mineral oil or perfume', 'no mineral oil no perfume'],
    ['Pressed without talc and scent, then sieved', 'no talc no scent'],
    ['Free of toluene, DBP and formaldehyde', 'no toluene no dbp no formaldehyde'],
    ['free from parabens & sulfates.', 'no parabens no sulfates'],
    ['Sulphate- and paraben-free', 'no sulphate no paraben'],
    ['Paraben, Sulphate & Silicone Free Shampoo', 'no paraben no sulphate no silicone'],
    ['"Free from": "No dyes or alcohol"', 'no dyes no alcohol'],
    ['No gluten or talc\nSmells of roses', 'no gluten no talc'],
  ])('gives each thing a negation of its own: %j', async (text, claims) => {
    expect(await lackedIn(text)).toBe(claims)
  })

  it.each([
    'No added colour or scent',
    'No artificial fragrance, dye or alcohol',
    'No leaks, alcohol based',
    'No perfume and soothing aloe',
    'Not free of parabens and sulphates',
    'Free of parabens and rich in aloe vera',
    'With argan oil and fragrance free',
    'No sulphates\nor parabens',
    'No left or right at first',
  ])('is none in %j', async (text) => {
    expect(await lackedIn(text)).toBe('')
  })
})

async function lackedIn(text: string) {
  const { rows } = await db().execute<{ claims: string }>(sql`select lacked_in_lists(${text}) as claims`)
  return rows[0]?.claims
}
