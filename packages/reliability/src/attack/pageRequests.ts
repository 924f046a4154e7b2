import { patterns } from '@shop/storefront/lib/paths.ts'
import type { Dice } from './Dice.ts'
import { encode, hostilePiece, hostileText } from './hostile.ts'
import type { KnownValues } from './KnownValues.ts'
import type { RawRequest } from './RawRequest.ts'
import { toRequest } from './toRequest.ts'

/** Addresses besides the storefront's pages and the API's routes. */
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-products-:file.xml',
  '/blog/rss.xml',
  '/favicon.ico',
  '/assets/:name',
  '/media/:key/:file',
  '/pay/:id',
  '/pay/:id/return',
  '/sandbox-bank/:id',
  '/api/docs',
  '/api/docs/static/:name',
  '/api/openapi.json',
  '/api/:name',
  '/healthz',
  '/readyz',
  '/metrics',
  '/dev/outbox',
  '/:name',
  '/:name/:id',
]

const PATTERNS: readonly string[] = [...Object.values(patterns), ...FILES]

const PARAMETERS = [
  'search',
  'sort',
  'category',
  'subcategory',
  'price_min',
  'price_max',
  'disc_min',
  'brand',
  'option',
  'page',
  'delivery_city',
  'variant',
  'next',
  'order',
  'step',
  'Myorders',
  'selectedCity',
  'to',
]

/** Request for a page or a file: an existing address, or one with hostile parts. */
export function pageRequest(known: KnownValues, dice: Dice): RawRequest {
  const isHostile = dice.chance(0.4)
  const part = (name: string) => {
    if (isHostile && dice.chance(0.6))
      return dice.chance(0.5) ? hostilePiece(dice) : encode(hostileText(dice))
    return encode(String(known.valueFor(name, dice) ?? 'A'.repeat(22)))
  }
  const path = dice.pick(PATTERNS).replaceAll(/:(\w+)/g, (_, name: string) => part(name))
  const query = Array.from({ length: dice.below(3) }, () => {
    const name = dice.pick(PARAMETERS)
    return `${name}=${part(name)}`
  })
  return toRequest({ method: dice.chance(0.9) ? 'GET' : 'POST', path, query, headers: [], isHostile }, dice)
}
