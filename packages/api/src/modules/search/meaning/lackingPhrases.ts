import { numberForms } from '../foldText.ts'
import { toPhrases, type Phrase } from './Meaning.ts'
import type { Token } from './readTokens.ts'

/** The ways in which products say that they lack it. Specifications have "value" between a name and what it is; see `search_document`. */
export function lackingPhrases({ text, concept }: Token): Phrase[] {
  const others = concept?.names ?? []
  // Sulphates are found by the stem of sulphate.
  const isAnother = !numberForms(text).some((form) => others.includes(form))
  const names = (isAnother ? [text, ...others] : others).slice(0, NAMES_MAX)
  // The first name is English: stems take "telless" for the word "tell".
  const hasLess = (name: string) => name === text || name === others[0]
  return toPhrases(
    names.flatMap((name) => [
      ...['free', 'proof', 'resistant', 'value none', 'value no'].map((word) => `${name} ${word}`),
      ...numberForms(name).flatMap((form) =>
        form.length > name.length || !hasLess(name) ? [] : `${form}less`,
      ),
      ...DENIALS.map((denial) => `${denial} ${name}`),
    ]),
  )
}

/** Names of one thing that are looked for with each denial: an engine takes only so many phrases. */
const NAMES_MAX = 20

const DENIALS =
  'no, non, not, not too, never, nothing, zero, isn t, without, without being, rather than, instead of, free of, free from'.split(
    ', ',
  )
