import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityHeaders, type PageSources } from './securityHeaders.ts'

const NOTHING: PageSources = { inlineScripts: [], pictureHosts: [], calledUrls: [] }

function policyOf(sources: Partial<PageSources> = {}): Map<string, string> {
  const header = securityHeaders({ ...NOTHING, ...sources })['content-security-policy'] ?? ''
  return new Map(header.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('forbids everything that a page does not need', () => {
  expect([...policyOf().values()]).toEqual(
    expect.arrayContaining([
      `default-src 'none'`,
      `script-src 'self'`,
      `script-src-attr 'none'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ]),
  )
})

test("allows the shop's inline script by its hash and no other script", () => {
  expect(policyOf({ inlineScripts: ['boot()'] }).get('script-src')).toBe(
    `script-src 'self' ${hashOf('boot()')}`,
  )
})

test('allows pictures of the given hosts, or of all https hosts when there are too many', () => {
  expect(policyOf({ pictureHosts: ['cdn.example'] }).get('img-src')).toBe(
    `img-src 'self' data: https://cdn.example`,
  )
  expect(policyOf({ pictureHosts: undefined }).get('img-src')).toBe(`img-src 'self' data: https:`)
})

test('allows calls to the configured hosts only', () => {
  const calledUrls = ['https://geo.example/json?key=1', 'https://geo.example/other']
  expect(policyOf().get('connect-src')).toBe(`connect-src 'self'`)
  expect(policyOf({ calledUrls }).get('connect-src')).toBe(`connect-src 'self' https://geo.example`)
})

test('denies features that a page does not need, of those that browsers know', () => {
  const features = (securityHeaders(NOTHING)['permissions-policy'] ?? '').split(', ')
  expect(features).toEqual(
    ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'display-capture'].map(
      (feature) => `${feature}=()`,
    ),
  )
})
