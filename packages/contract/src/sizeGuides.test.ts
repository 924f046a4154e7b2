import { expect, test } from 'vitest'
import { sizeGuidesSchema } from './size-guides.schema.ts'
import { formatMeasure } from './formatMeasure.ts'

const guide = {
  slug: 'kurtas',
  title: 'Kurtas',
  of: 'body',
  categories: ['kurtas'],
  columns: [
    { name: 'Bust', unit: 'mm', how: 'Around the fullest part.' },
    { name: 'EU', unit: 'text' },
  ],
  sizes: [{ name: 'M', values: [[880, 920], '38'] }],
}
const problemsOf = (...guides: object[]) =>
  sizeGuidesSchema
    .safeParse(guides)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('accepts a guide for a category, and another of a brand there', () => {
  expect(problemsOf(guide, { ...guide, slug: 'kurtas-of-tantu', brands: ['tantu'] })).toEqual([])
})

test.each([
  [{ sizes: [{ name: 'M', values: [880] }] }, '0.sizes.0: M has 1 values for 2 columns'],
  [
    { sizes: [{ name: 'M', values: ['38', '38'] }] },
    '0.sizes.0: Bust of M must be a whole number of mm, or two of them',
  ],
  [{ sizes: [{ name: 'M', values: [880, 38] }] }, '0.sizes.0: EU of M must be a text'],
  [
    { sizes: [{ name: 'M', values: [[920, 880], '38'] }] },
    '0.sizes.0: Bust of M must go from the smaller to the larger',
  ],
  [{ sizes: [...guide.sizes, ...guide.sizes] }, '0.sizes: has the size M twice'],
  [{ columns: [guide.columns[0], guide.columns[0]] }, '0.columns: has the column Bust twice'],
  [
    { sizes: [{ name: 'M', values: [88.5, '38'] }] },
    '0.sizes.0.values.0: must be a whole number, two of them such as [840, 880], or a text',
  ],
])('names what is wrong: %j', (change, problem) => {
  expect(problemsOf({ ...guide, ...change })).toContain(problem)
})

test('names the guide that a category has already', () => {
  expect(problemsOf(guide, { ...guide, slug: 'tunics' })).toEqual(['1: kurtas has the guide kurtas already'])
  const brands = ['tantu']
  expect(problemsOf({ ...guide, brands }, { ...guide, slug: 'tunics', brands })).toEqual([
    '1: kurtas of tantu has the guide kurtas already',
  ])
})

test('writes lengths in centimetres or inches with at most one decimal, and weights in kilograms', () => {
  expect(formatMeasure([880, 925], 'mm', 'cm')).toBe('88–92.5')
  expect(formatMeasure([880, 925], 'mm', 'in')).toBe('34.6–36.4')
  expect(formatMeasure(508, 'mm', 'in')).toBe('20')
  expect(formatMeasure([4_000, 8_500], 'g', 'in')).toBe('4–8.5')
  expect(formatMeasure('38', 'text', 'cm')).toBe('38')
  // Two limits that read alike are one.
  expect(formatMeasure([508, 509], 'mm', 'in')).toBe('20')
})
