import { expect, test } from 'vitest'
import { cityLinks } from './cityLinks.ts'
import { plainConfig } from '#testing/plainConfig.ts'
import { cityName } from './cityName.ts'

const linksOf = (cities: { name: string; link: string }[]) => cityLinks({ ...plainConfig, cities })

test('links the main store to home, other stores to their lists and other cities to a new tab', () => {
  const links = linksOf([
    { name: 'Noida', link: '/?' },
    { name: 'Mumbai', link: 'https://mumbai.example.in/shop?from=header&' },
    { name: 'New Town', link: '/category/makeup/1' },
  ])
  expect(links).toEqual([
    { name: 'Delhi', href: '/', note: '2 hours', isNewTab: false },
    {
      name: 'Jaipur',
      href: '/productlist/jaipur?delivery_city=Jaipur',
      note: '2 hours, for part of the shop',
      isNewTab: false,
    },
    { name: 'Noida', href: '/?selectedCity=Noida', note: '2 hours', isNewTab: true },
    {
      name: 'Mumbai',
      href: 'https://mumbai.example.in/shop?from=header&selectedCity=Mumbai',
      note: '1 to 10 days',
      isNewTab: true,
    },
    {
      name: 'New Town',
      href: '/category/makeup/1?selectedCity=New+Town',
      note: '2 hours',
      isNewTab: true,
    },
  ])
})

test.each(['javascript:alert(1)//?', '//evil.example/?', 'data:text/html,x', '', 'http://plain.example/?'])(
  'omits a city with the link %j',
  (link) => {
    expect(linksOf([{ name: 'Mumbai', link }])).toHaveLength(2)
  },
)

test.each([
  ['Jaipur', 'Jaipur'],
  ['  Navi Mumbai ', 'Navi Mumbai'],
  ["St. Xavier's-Town", "St. Xavier's-Town"],
  ['जयपुर', 'जयपुर'],
])('accepts %j as a city', (wanted, name) => {
  expect(cityName(wanted)).toBe(name)
})

test.each([
  null,
  undefined,
  7,
  {},
  [],
  '',
  '   ',
  '<script>alert(1)</script>',
  'javascript:x',
  'a'.repeat(51),
  'x\ny',
])('refuses %j as a city', (wanted) => {
  expect(cityName(wanted)).toBeNull()
})
