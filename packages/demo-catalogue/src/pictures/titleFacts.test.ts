import { describe, expect, test } from 'vitest'
import { isDrawnTruly } from './drawn.ts'
import { colourFault } from './titleColour.ts'
import { factsOf, keeps } from './titleFacts.ts'

describe('what a title promises', () => {
  test('names the variety, the number and the print', () => {
    expect(factsOf('dress', 'Satin Slip Dress')).toEqual({
      words: ['slip', 'satin'],
      count: undefined,
      print: 'plain',
      finish: undefined,
    })
    expect(factsOf('briefs', 'High-Waist Bamboo Briefs Pack of 2')).toMatchObject({
      words: ['high-waist'],
      count: 2,
    })
    expect(factsOf('palette', 'Sixteen Phases Eyeshadow Palette').count).toBe(16)
    expect(factsOf('saree', 'Leheriya Georgette Saree').print).toBe('lehariya')
    expect(factsOf('saree', 'Jamdani Mulmul Cotton Saree').print).toBe('butta')
    expect(factsOf('kurta', 'Chikankari Mulmul Straight Kurta')).toMatchObject({
      words: ['straight'],
      print: 'chikan',
    })
    expect(factsOf('dupatta', 'Phulkari Embroidered Dupatta').print).toBe('phulkari')
    expect(factsOf('lehenga', 'Mirror Work Navratri Chaniya Choli').print).toBe('mirror')
  })

  test('leaves prints and numbers to kinds that have them', () => {
    expect(factsOf('candle', 'Night Bloom Candle')).toEqual({
      words: [],
      count: undefined,
      print: undefined,
      finish: undefined,
    })
    expect(factsOf('tube', 'Nine to Nine Foundation').count).toBeUndefined()
  })
})

test('a picture of another variety, number, print or finish does not keep the promise', () => {
  const facts = factsOf('top', 'Striped Crop Shirt')
  expect(keeps({ kind: 'top', words: ['crop', 'shirt'], prints: ['stripe'] }, facts)).toBe(true)
  expect(keeps({ kind: 'top', words: ['shirt'], prints: ['stripe'] }, facts)).toBe(false)
  expect(keeps({ kind: 'top', words: ['crop', 'shirt'] }, facts)).toBe(false)
  const glitter = factsOf('nail-polish', 'Diwali Night Glitter Nail Polish')
  expect(keeps({ kind: 'nail-polish' }, glitter)).toBe(false)
  expect(keeps({ kind: 'nail-polish', finish: 'glitter' }, glitter)).toBe(true)
  expect(keeps({ kind: 'soap', count: 2 }, factsOf('soap', 'Neem Soap, Pack of 3'))).toBe(false)
})

test('drawings do not stand for varieties that they cannot show', () => {
  expect(isDrawnTruly('brush-set', 'Seven Piece Brush Set')).toBe(true)
  expect(isDrawnTruly('brush-set', 'Twelve Piece Brush Set')).toBe(false)
  expect(isDrawnTruly('dress', 'Satin Slip Dress')).toBe(false)
  expect(isDrawnTruly('compact', 'Shaam Single Eyeshadow')).toBe(true)
  expect(isDrawnTruly('tube', 'Mousse Liquid Lipstick')).toBe(false)
  expect(isDrawnTruly('saree', 'Organza Saree')).toBe(false)
})

test('a title that names a colour has it', () => {
  expect(colourFault('Gold Tone Hoops', '#d4a63a')).toBeUndefined()
  expect(colourFault('Gold Tone Hoops', '#3f7a5c')).toBe('is not gold')
  expect(colourFault('Silver Hoops', '#d4a63a')).toBe('is not silver')
  expect(colourFault('Zari Embroidered Jutti', '#8a1f3a', '#d4a63c')).toBeUndefined()
  expect(colourFault('Zari Embroidered Jutti', '#d4a63c', '#8a1f3a')).toBe('has no gold in its trim')
})
