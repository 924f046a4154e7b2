import { describe, expect, test } from 'vitest'
import { toSuggestions } from './toSuggestions.ts'

describe('suggestions', () => {
  test('begin with the page that answers a search for help', () => {
    const answer = { suggestions: ['Full Support Minimiser Bra'], help: 'contact' as const }
    expect(toSuggestions('Support', answer)).toEqual([
      { text: 'Contact us', kind: 'page', href: '/Contact_us' },
      { text: 'Full Support Minimiser Bra' },
    ])
  })

  test('lead to the sentence on size guides', () => {
    expect(toSuggestions('size guide', { suggestions: [], help: 'sizes' })).toEqual([{ text: 'Size guides' }])
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
