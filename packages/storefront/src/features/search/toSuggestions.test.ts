import { describe, expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { toSuggestions as read } from './toSuggestions.ts'

const toSuggestions = (search: string, answer: Parameters<typeof read>[1]) =>
  read(search, answer, plainConfig)
const { care } = plainConfig.company

describe('suggestions', () => {
  test('begin with the answer to a search for help and its page', () => {
    const answer = { suggestions: ['Full Support Minimiser Bra'], help: 'contact' as const }
    expect(toSuggestions('Support', answer)).toEqual([
      {
        text: 'Contact us',
        note: `Call ${care.phone} (${care.hours}) or write to ${care.email}.`,
        kind: 'page',
        href: '/Contact_us',
      },
      { text: 'Full Support Minimiser Bra' },
    ])
  })

  test('lead to the sentence on size guides', () => {
    expect(toSuggestions('size guide', { suggestions: [], help: 'sizes' })).toEqual([
      {
        text: 'See clothes',
        note: expect.stringMatching(/^Clothes with a size guide/),
        kind: 'page',
        href: expect.stringContaining('search=clothes'),
      },
    ])
  })

  test('lead to the orders, from which a shopper returns something', () => {
    expect(toSuggestions('return', { suggestions: [], help: 'returns' })).toMatchObject([
      { text: 'Returns and refunds' },
      { text: 'Your orders', kind: 'page' },
    ])
  })

  test('say above the first one that a brand is not sold', () => {
    const missing = { type: null, brand: 'Lakmé', words: [], shown: 'lipstick' }
    expect(toSuggestions('lakme', { suggestions: ['Lipstick', 'Lip Balm'], missing })).toEqual([
      { text: 'Lipstick', note: 'No Lakmé here. You may like these lipsticks:' },
      { text: 'Lip Balm' },
    ])
  })

  test('are those of the API for other searches', () => {
    const product = { id: 3, brand: 'Rozana', price: 299 }
    const details = [{ kind: 'product' as const, media: '/media/kajal.webp', product }]
    expect(toSuggestions('kaj', { suggestions: ['Roz Ka Kajal'], details })).toMatchObject([
      { text: 'Roz Ka Kajal', kind: 'product', brand: 'Rozana', price: '₹299' },
    ])
  })
})
