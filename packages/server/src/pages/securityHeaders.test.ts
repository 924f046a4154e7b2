import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityHeaders, type PageSources } from './securityHeaders.ts'

const NOTHING: PageSources = { inlineScripts: [], pictureHosts: [], calledUrls: [] }

function policyOf(sources: Partial<PageSources> = {}): Map<string, string> {
  const header = securityHeaders({ ...NOTHING, ...sources })['content-security-policy'] ?? ''
  return new Map(header.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive]))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('lets a page do nothing that it does not need', () => {
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

test('runs the inline script of the shop by its hash and no other', () => {
  expect(policyOf({ inlineScripts: ['boot()'] }).get('script-src')).toBe(
    `script-src 'self' ${hashOf('boot()')}`,
  )
})

test('shows pictures of the named hosts, and of any host by https where they are too many', () => {
  expect(policyOf({ pictureHosts: ['cdn.example'] }).get('img-src')).toBe(
    `img-src 'self' data: https://cdn.example`,
  )
  expect(policyOf({ pictureHosts: undefined }).get('img-src')).toBe(`img-src 'self' data: https:`)
})

test('calls the hosts that the operator named and no others', () => {
  const calledUrls = ['https://geo.example/json?key=1', 'https://geo.example/other']
  expect(policyOf().get('connect-src')).toBe(`connect-src 'self'`)
  expect(policyOf({ calledUrls }).get('connect-src')).toBe(`connect-src 'self' https://geo.example`)
})
