import type { Names } from '../CatalogueNames.ts'
import { foldWords } from '../foldText.ts'
import type { Meaning, Term } from './Meaning.ts'
import type { UnderstoodFilter } from './readRanges.ts'
import { ageOf } from './requests.ts'
import { spellOut } from './spellOut.ts'
import { toLatin } from './toLatin.ts'

/** Colours that every result has, as filters. */
export function readColours(names: Names, text: string, terms: readonly Term[]): UnderstoodFilter[] {
  return terms
    .filter(({ kind }) => kind === 'colour')
    .flatMap((term) => toFilter('colour', typedText(names, text, term), term.name))
}

/** The age of a child that every result fits, as the filter of a size. */
export function readAge(text: string, terms: readonly Term[]): UnderstoodFilter[] {
  const age = terms.some(({ isAge }) => isAge) ? ageOf(text) : undefined
  if (age === undefined) return []
  return toFilter('size', age.text, `${age.number} ${age.unit}${age.number === 1 ? '' : 's'}`)
}

/** What the results lack, as filters. */
export function readExcluded(names: Names, text: string, without: Meaning['without']): UnderstoodFilter[] {
  return without
    .filter(({ isShown }) => isShown)
    .flatMap((term) =>
      toFilter('without', typedText(names, text, term), term.name).map((filter) =>
        term.isQuality === true ? { ...filter, isQuality: true } : filter,
      ),
    )
}

/** Audiences of all results, as filters. */
export function readAudiences(
  names: Names,
  text: string,
  audiences: Meaning['audiences'],
): UnderstoodFilter[] {
  return audiences.flatMap(({ audience, ...read }) => {
    const typed = typedText(names, text, read)
    const withFor = typed === undefined ? undefined : `for ${typed}`
    return toFilter(audience, withFor !== undefined && text.includes(withFor) ? withFor : typed)
  })
}

function toFilter(
  kind: UnderstoodFilter['kind'],
  typed: string | undefined,
  name?: string,
): UnderstoodFilter[] {
  return typed === undefined ? [] : [{ kind, text: typed, ...(name && { name }), min: null, max: null }]
}

/** Part of the text, in either script, that was read as the words or corrected to them. */
export function typedText(
  names: Names,
  text: string,
  { text: read, correctionOf: words = read }: Pick<Term, 'text' | 'correctionOf'>,
): string | undefined {
  const typed = text.split(/\s+/)
  const count = words.split(' ').length
  // "-matte" is two words.
  const part = [count, count - 1]
    .flatMap((length) => typed.map((_, at) => typed.slice(at, at + length).join(' ')))
    .find((some) => toLatin(names, foldWords(spellOut(some))).join(' ') === words)
  // A filter is removed where its text is first found, which must not be inside another word.
  return part !== undefined && ` ${text} `.indexOf(` ${part} `) === text.indexOf(part) ? part : undefined
}
