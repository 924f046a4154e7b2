import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { matchRoute } from './route.ts'
import { routes } from './routes.ts'

const data = ['Default', 'Phone', 'Loading', 'Empty', 'Failed', 'LongText']
const form = ['Default', 'Phone', 'Failed', 'LongText']
const fixedText = ['Default', 'Phone']

/** States of each page that have a story, by the folder of its route. A page about one thing has none that is empty: it is missing. */
const states: Record<string, string[]> = {
  auth: form,
  blog: data,
  'blog-details': [...data.filter((state) => state !== 'Empty'), 'NotFound'],
  brands: data,
  cart: data,
  category: data,
  deactivate: [...fixedText, 'AsksBeforeItDeactivates'],
  home: data,
  'not-available': fixedText,
  'not-found': fixedText,
  'order-placed': data,
  payment: data,
  placeorder: data,
  product: [...data.filter((state) => state !== 'Empty'), 'NotFound'],
  'product-list': data,
  profile: data,
  static: fixedText,
}

const folder = path.resolve(import.meta.dirname, '../routes')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

test.each(Object.entries(states))('%s has a story for each of its states', (page, expected) => {
  const text = files
    .filter((file) => file.startsWith(`${page}${path.sep}`))
    .map(textOf)
    .join('\n')
  const stories = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  expect(stories).toEqual(expect.arrayContaining(expected))
})

test('every route has a story', () => {
  const shown = files
    .flatMap((file) => [...textOf(file).matchAll(/path: [`'](\/[^`'?]*)/g)])
    .map(([, address = '']) => matchRoute(routes, address.replaceAll(/\$\{[^}]*\}/g, '1'))?.route.path)
  expect(new Set(shown)).toEqual(new Set(routes.map((route) => route.path)))
})
