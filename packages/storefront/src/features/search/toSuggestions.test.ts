import { describe, expect, test } from 'vitest'
import { toSuggestions } from './toSuggestions.ts'

describe('suggestions', () => {
  test('begin with the page that answers a search for help', () => {
    expect(toSuggestions('refund policy', { suggestions: ['refined oil'] })).toEqual([
      { text: 'Returns and refunds', kind: 'page', href: '/Return&Refund' },
      { text: 'refined oil' },
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
