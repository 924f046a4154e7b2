// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { hideHeader } from './hideHeader.ts'

const { dataset } = document.documentElement
hideHeader()

function scrollTo(y: number): boolean {
  Object.assign(window, { scrollY: y })
  window.dispatchEvent(new Event('scroll'))
  return 'away' in dataset
}

beforeEach(() => {
  scrollTo(1000)
  scrollTo(0)
})

test('hides the header on the way down and shows it on the way up', () => {
  expect([300, 900, 880, 400].map(scrollTo)).toEqual([true, true, false, false])
})

test('leaves the header at the top of the page', () => {
  expect([100, 190, 210].map(scrollTo)).toEqual([false, false, true])
})

test('follows no tremble', () => {
  expect([300, 292, 296, 289, 287].map(scrollTo)).toEqual([true, true, true, true, false])
  expect([295, 290, 298, 300].map(scrollTo)).toEqual([false, false, false, true])
})

test('hides the header when a link shows a part of the page, also one above', () => {
  scrollTo(2000)
  Object.assign(window, { scrollY: 900 })
  window.dispatchEvent(new Event('hashchange'))
  expect(scrollTo(900)).toBe(true)
  expect(scrollTo(800)).toBe(false)
})

test('shows the header on a new page', () => {
  expect([2000, 0].map(scrollTo)).toEqual([true, false])
})

test('hides the header over a part of the page that a link has shown before hydration', () => {
  scrollTo(0)
  Object.assign(window, { scrollY: 900 })
  window.location.hash = '#s'
  hideHeader()
  window.location.hash = ''
  expect('away' in dataset).toBe(true)
})
