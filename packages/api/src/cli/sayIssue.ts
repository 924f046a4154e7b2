import type { z } from 'zod'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a day such as 2026-12-31',
  email: 'an e-mail address',
  url: 'an address such as https://shop.example',
}

/** Sentence about a problem of a file, where its schema has none of its own. It continues the name of the field. */
export function sayIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'too_small':
      return saySize(issue.origin, Number(issue.minimum), issue.inclusive === false, 'few')
    case 'too_big':
      return saySize(issue.origin, Number(issue.maximum), issue.inclusive === false, 'many')
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}`
    case 'invalid_format':
      return FORMATS[issue.format] === undefined ? 'has the wrong form' : `must be ${FORMATS[issue.format]}`
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`
    case 'invalid_union':
      return 'has none of the possible forms'
    default:
      return undefined
  }
}

function saySize(of: string, limit: number, isExclusive: boolean, too: 'few' | 'many'): string {
  const least = too === 'few'
  if (of === 'string')
    return least && limit === 1 ? 'is empty' : `must have at ${least ? 'least' : 'most'} ${limit} characters`
  if (of === 'array' || of === 'set') return `must have at ${least ? 'least' : 'most'} ${limit} entries`
  if (isExclusive) return `must be ${least ? 'above' : 'below'} ${limit}`
  return `must be ${limit} or ${least ? 'more' : 'less'}`
}
