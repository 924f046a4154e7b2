// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetSearch, recentSearchesStore, rememberSearch } from './recentSearchesStore.ts'

beforeEach(() => recentSearchesStore.clear())

test('remembers the newest five searches, each once', () => {
  for (const text of ['kajal', 'kurta', 'Lipstick', 'saree', 'serum', ' lipstick ', 'jhumka']) {
    rememberSearch(text)
  }
  expect(recentSearchesStore.read()).toEqual(['jhumka', 'lipstick', 'serum', 'saree', 'kurta'])
})

test('forgets one search', () => {
  for (const text of ['kajal', 'zzz']) rememberSearch(text)
  forgetSearch(' ZZZ')
  expect(recentSearchesStore.read()).toEqual(['kajal'])
})

test('drops stored values that are no searches', () => {
  window.localStorage.setItem('recentSearches', JSON.stringify(['kajal', '', 7, 'x'.repeat(1000), 'Kajal']))
  expect(recentSearchesStore.read()).toEqual(['kajal'])
})
