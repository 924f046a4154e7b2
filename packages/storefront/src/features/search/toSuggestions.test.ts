import { describe, expect, test } from 'vitest'
import { toSuggestions } from './toSuggestions.ts'

describe('suggestions', () => {
  test('are the page that answers a search for help, without what only mentions its words', () => {
    expect(toSuggestions('refund policy', { suggestions: ['refined oil'] })).toEqual([
      { text: 'Returns and refunds', kind: 'page', href: '/Return&Refund' },
    ])
  })

  test('lead to the sentence on size guides', () => {
    expect(toSuggestions('size guide', { suggestions: ['Blend and Brush Starter Kit'] })).toEqual([
      { text: 'Size guides' },
    ])
  })

  test('keep what is called by the words of a search for help', () => {
    expect(toSuggestions('Support', { suggestions: ['Full Support Minimiser Bra'] })).toEqual([
      { text: 'Contact us', kind: 'page', href: '/Contact_us' },
      { text: 'Full Support Minimiser Bra' },
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
