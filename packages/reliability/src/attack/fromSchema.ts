import fc from 'fast-check'
import type { Dice } from './Dice.ts'
import type { KnownValues } from './KnownValues.ts'

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** A value that matches a schema; an existing value of the shop where the name is known. */
export function fromSchema(schema: Schema, name: string, known: KnownValues, dice: Dice): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fromSchema(dice.pick(options), name, known, dice)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined && schema.enum.length > 0) return dice.pick(schema.enum)
  const type = Array.isArray(schema.type) ? dice.pick(schema.type) : schema.type
  if (type === 'object') {
    const entries = Object.entries(schema.properties ?? {})
      .filter(([key]) => schema.required?.includes(key) || dice.chance(0.5))
      .map(([key, part]) => [key, fromSchema(part, key, known, dice)])
    return Object.fromEntries(entries)
  }
  if (type === 'array') {
    return Array.from({ length: dice.below(4) }, () => fromSchema(schema.items ?? {}, name, known, dice))
  }
  const value = known.valueFor(name, dice)
  if (value !== undefined && (type === undefined || (type === 'string') === (typeof value === 'string')))
    return value
  if (type === 'boolean') return dice.chance(0.5)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return numberOf(schema, type, dice)
  return textOf(schema, dice)
}

function numberOf({ minimum = 0, maximum = 1_000 }: Schema, type: string, dice: Dice): number {
  const edge = dice.pick([minimum, maximum, minimum + dice.below(Math.min(maximum - minimum, 1_000) + 1)])
  return type === 'number' && dice.chance(0.2) ? edge + 0.5 : edge
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema, dice: Dice): string {
  if (format === 'email') return `fuzz-${dice.below(1_000)}@example.com`
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'date') return '1990-02-28'
  if (pattern !== undefined) return textMatching(pattern, dice)
  const length = Math.max(minLength, Math.min(maxLength, dice.pick([minLength, 12, maxLength])))
  return dice.pick(['a', 'Z', 'kajal ', 'नेल ']).repeat(length).slice(0, length)
}

function textMatching(pattern: string, dice: Dice): string {
  const seed = dice.below(2 ** 31)
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed, numRuns: 1 })
  return text
}
