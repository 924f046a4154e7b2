import type { Dice } from './Dice.ts'
import { FOREIGN_HOST, hostilePiece, hostileText } from './hostile.ts'
import type { TypedBody } from './hostileBody.ts'
import type { RawRequest } from './RawRequest.ts'

export interface Plan {
  method: string
  path: string
  /** `name=value`, encoded. */
  query: string[]
  headers: [string, string][]
  body?: TypedBody | undefined
  token?: string | undefined
  /** Breaks method, address and headers, too. */
  isHostile: boolean
}

const METHODS = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
  'QUERY',
] as const

const PAIRS = [
  'unknown=1',
  '__proto__=1',
  '__proto__[isAdmin]=1',
  'constructor[prototype][a]=1',
  'page[]=1',
  'page=1&page=2',
  'a'.repeat(2_000) + '=1',
  '=',
  '&&&',
  '?',
  '#',
] as const

const HOSTS = [
  [FOREIGN_HOST],
  [`${FOREIGN_HOST}:443`],
  [`user@${FOREIGN_HOST}`],
  ['a b'],
  ['['],
  ['<script>'],
  ['127.0.0.1:99999'],
  [''],
  [],
  ['127.0.0.1', FOREIGN_HOST],
] as const

const HEADERS: readonly [string, string][] = [
  ['x-forwarded-host', FOREIGN_HOST],
  ['x-forwarded-proto', 'https, http'],
  ['x-forwarded-proto', 'javascript'],
  ['x-original-url', '/metrics'],
  ['x-http-method-override', 'DELETE'],
  ['forwarded', `host=${FOREIGN_HOST}`],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"'],
  ['if-modified-since', 'never'],
  ['range', 'bytes=0-0,-1,5-2'],
  ['range', 'bytes=99999999999-'],
  ['accept-encoding', 'br;q=0, gzip;q=x, *'],
  ['accept', 'image/x'],
  ['accept-version', '99.x'],
  ['expect', '100-continue'],
  ['expect', 'something'],
  ['cookie', 'XSRF-TOKEN=abc'],
  ['cookie', '=;;=;XSRF-TOKEN'],
  ['authorization', 'Bearer'],
  ['authorization', `Bearer ${'x'.repeat(3_000)}`],
  ['authorization', 'Basic Og=='],
  [
    'authorization',
    'Bearer \u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9',
  ],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade'],
  ['content-encoding', 'gzip'],
  ['user-agent', '\u0080'],
  ['x-long', 'x'.repeat(9_000)],
  ['x-too-long', 'x'.repeat(20_000)],
]

/** False or ambiguous framing, as in request smuggling. */
const FRAMINGS: readonly [string, string][][] = [
  [['content-length', 'x']],
  [['content-length', '-1']],
  [
    ['content-length', '0'],
    ['content-length', '5'],
  ],
  [
    ['content-length', '2'],
    ['transfer-encoding', 'chunked'],
  ],
  [['transfer-encoding', 'x']],
]

/** Request of a plan from an address of its own, with further hostile parts. */
export function toRequest(plan: Plan, dice: Dice): RawRequest {
  const may = (probability: number) => plan.isHostile && dice.chance(probability)
  const query = may(0.3) ? [...plan.query, dice.pick(PAIRS)] : plan.query
  if (may(0.1)) query.push(`${hostilePiece(dice)}=${hostilePiece(dice)}`)
  const path = may(0.1) ? spoilPath(plan.path, dice) : plan.path
  const hosts = may(0.15) ? dice.pick(HOSTS) : ['127.0.0.1']
  const address = [10, 0, 0, 0].map((part) => part || dice.below(256)).join('.')
  const headers: [string, string][] = [
    ...hosts.map((host): [string, string] => ['host', host]),
    ['x-forwarded-for', may(0.05) ? hostileText(dice) : address],
    ...plan.headers,
  ]
  if (plan.token !== undefined && !may(0.1)) headers.push(['authorization', `Bearer ${plan.token}`])
  if (plan.body?.type !== undefined) headers.push(['content-type', plan.body.type])
  if (may(0.2)) headers.push(dice.pick(HEADERS))
  if (may(0.03)) headers.push(...dice.pick(FRAMINGS))
  return {
    method: may(0.15) ? dice.pick(METHODS) : plan.method,
    target: query.length === 0 ? path : `${path}?${query.join('&')}`,
    version: may(0.03) ? '1.0' : '1.1',
    headers: headers.map(([name, value]) => [name, oneLine(value)]),
    body: plan.body?.bytes,
  }
}

function spoilPath(path: string, dice: Dice): string {
  const spoilt = [
    `/${path}`,
    `${path}/`,
    `${path}/${hostilePiece(dice)}`,
    path.replaceAll('/', '//'),
    path.toUpperCase(),
    `/${hostilePiece(dice)}${path}`,
    `http://${FOREIGN_HOST}${path}`,
    `//${FOREIGN_HOST}${path}`,
    '*',
    '',
    '/\\',
    '//[',
  ]
  return dice.pick(spoilt)
}

/** Bytes of UTF-8 without line breaks, which would start another header. */
const oneLine = (value: string) => Buffer.from(value.replaceAll(/[\r\n]/g, ' ')).toString('latin1')
