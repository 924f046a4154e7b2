import { expect, test } from 'vitest'
import { narrowerThan } from './narrowerThan.ts'

const child = (name: string) => ({ id: 1, name, slug: name.toLowerCase() })
const sub = (name: string, ...children: string[]) => ({
  ...child(name),
  picture: null,
  children: children.map(child),
})

test('links sub-categories with their children', () => {
  const links = narrowerThan([sub('Tops', 'Kurtis'), sub('Skirts')])
  expect(links.map(({ name, links: own }) => [name, own.length])).toEqual([
    ['Tops', 1],
    ['Skirts', 0],
  ])
})

test('links the children of a single sub-category, as it is no choice', () => {
  expect(narrowerThan([sub('Clothing', 'Kurtis', 'Tops')]).map(({ name }) => name)).toEqual([
    'Kurtis',
    'Tops',
  ])
  expect(narrowerThan([sub('Clothing', 'Kurtis')]).map(({ name }) => name)).toEqual(['Clothing'])
})
