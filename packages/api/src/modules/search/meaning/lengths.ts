import { all, hasAny, not, type Condition } from '../Condition.ts'
import { familyOf, type Concept } from './Concept.ts'
import { toPhrases } from './Meaning.ts'
import { anyOf } from './TypeConditions.ts'

/** How the fact "Length" of clothes begins, from the shortest. */
const SHORT = 'above knee, mini, hip, thigh, mid thigh, waist, short, cropped'.split(', ')
const KNEE = ['knee', 'below knee']
const MIDI = 'midi, calf, mid calf'.split(', ')
const LONG = 'ankle, floor, full, maxi, long'.split(', ')
const EVERY = [...SHORT, ...KNEE, ...MIDI, ...LONG]

/** What a length is by this fact, and by titles. */
const LENGTHS: ReadonlyMap<string | undefined, { own: readonly string[]; called: readonly string[] }> =
  new Map([
    ['short length', { own: SHORT, called: ['short', 'mini'] }],
    ['knee length', { own: KNEE, called: ['knee length'] }],
    ['midi length', { own: MIDI, called: ['midi'] }],
    ['long', { own: LONG, called: ['long', 'maxi', 'gown'] }],
    ['ankle length', { own: LONG, called: ['maxi', 'ankle', 'floor length', 'full length'] }],
  ])

/** Clothes of a length: "long" of a long dress is no word of its long sleeves. Undefined for other words, and beside other goods. */
export function hasLength(length: Concept | undefined, type: Concept | undefined): Condition | undefined {
  const meant = LENGTHS.get(length?.names[0])
  if (meant === undefined || type === undefined || familyOf(type) !== 'clothing') return undefined
  const others = EVERY.filter((one) => !meant.own.includes(one))
  return anyOf([stated(meant.own), all(hasAny(toPhrases(meant.called), 'AB'), not(stated(others)))])
}

const stated = (values: readonly string[]) =>
  hasAny(toPhrases(values.map((value) => `length value ${value}`)), 'ABCD')
