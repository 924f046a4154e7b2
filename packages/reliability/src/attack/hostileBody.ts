import type { Dice } from './Dice.ts'
import { hostileText, hostileToken } from './hostile.ts'

export interface TypedBody {
  type: string | undefined
  bytes: Buffer
}

const TYPES = [
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json,text/plain',
  'application/json\t',
  'application/vnd.api+json',
  'x'.repeat(3_000),
] as const

const BROKEN = [
  '',
  '{',
  '}',
  '[1,',
  '"',
  'null',
  '[]',
  '1',
  '"text"',
  '{"a":1}}',
  '\ufeff{}',
  '{"a":\u0000}',
  '['.repeat(15_000),
  '['.repeat(8_000) + ']'.repeat(8_000),
  `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`,
  JSON.stringify({ pad: 'x'.repeat(40_000) }),
  JSON.stringify({ pad: 'x'.repeat(300_000) }),
] as const

/** Body of this value. A spoilt body has an error in a field, its text, its bytes or its type. */
export function hostileBody(value: unknown, isSpoilt: boolean, dice: Dice): TypedBody {
  const json = (text: string) => ({ type: 'application/json', bytes: Buffer.from(text) })
  if (!isSpoilt) return json(JSON.stringify(value))
  const kind = dice.below(10)
  if (kind < 6) return json(withHostileField(value, dice))
  if (kind === 6) return { type: dice.pick(TYPES), bytes: Buffer.from(JSON.stringify(value)) }
  if (kind === 7)
    return { type: 'application/json', bytes: Buffer.from([0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22]) }
  if (kind === 8) return json(JSON.stringify(value).slice(0, dice.below(40)))
  return json(dice.pick(BROKEN))
}

/** JSON of a value in which one field is replaced, removed or added. */
function withHostileField(value: unknown, dice: Dice): string {
  const marker = '@hostile@'
  const copy: unknown = structuredClone(value)
  const holders = holdersIn(copy)
  if (holders.length === 0) return hostileToken(dice)
  const holder = dice.pick(holders)
  const keys = Object.keys(holder)
  const key = keys.length > 0 && dice.chance(0.85) ? dice.pick(keys) : newKey(holder, dice)
  if (dice.chance(0.15)) Reflect.deleteProperty(holder, key)
  else
    Object.defineProperty(holder, key, {
      value: marker,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return JSON.stringify(copy).replace(`"${marker}"`, () => hostileToken(dice))
}

/** A new key of an array is its next index: a number of a hostile text could make it billions long. */
function newKey(holder: object, dice: Dice): string {
  return Array.isArray(holder) ? String(holder.length) : hostileText(dice)
}

function holdersIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(holdersIn)]
}
