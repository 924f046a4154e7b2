// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { endRedirect, isCrawler, isRedirectDue } from './cityRedirect.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  window.sessionStorage.clear()
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'DuckDuckBot/1.1',
  '',
])('treats %j as a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true)
})

test.each([
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
])('treats %j as a person', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false)
})

test('redirects once per session', () => {
  expect(isRedirectDue()).toBe(true)
  endRedirect()
  expect(isRedirectDue()).toBe(false)
})

test('never redirects without storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(isRedirectDue()).toBe(false)
})

test('never redirects crawlers', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1')
  expect(isRedirectDue()).toBe(false)
})
