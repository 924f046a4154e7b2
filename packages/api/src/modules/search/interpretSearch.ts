import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { foldWords, numberForms, significantWords } from './foldText.ts'
import { correctWord } from './correctWord.ts'
import { findKnownWords, findSynonyms, isWordPrefix } from './vocabulary.repository.ts'

export interface Interpretation {
  /** For `to_tsquery('shop', …)`; null when there is no word to search for. */
  tsquery: string | null
  /** The corrected text, if it differs from the typed one. */
  searchedFor: string | null
}

interface Term {
  word: string
  isPrefix: boolean
  /** Number of uses in the catalogue: 0 for a word that has synonyms only, UNKNOWN for any other. */
  frequency: number
}

const UNKNOWN = -1
/** Limit of corrected words, because each costs several queries. */
const CORRECTED_MAX = 4

/** Shorter prefixes match too much. */
const PREFIX_MIN_LENGTH = 3

/**
 * Interprets a search: corrects unknown words, completes unfinished ones, and drops words until something is found. With `isExact` the
 * words stay as typed.
 */
export async function interpretSearch(db: Database, text: string, isExact = false): Promise<Interpretation> {
  const words = significantWords([...new Set(foldWords(text))])
  if (words.length === 0) return { tsquery: null, searchedFor: null }
  if (isExact) return { tsquery: words.map(quote).join(' & '), searchedFor: null }

  const terms = await understand(db, words)
  const synonyms = await findSynonyms(
    db,
    terms.flatMap(({ word }) => numberForms(word)),
  )
  const toQuery = (of: readonly Term[]) => of.map((term) => toTsquery(term, synonyms)).join(' & ')
  const remaining = await dropUnmatchedTerms(db, terms, toQuery)
  const searched = remaining.map(({ word }) => word).join(' ')
  return { tsquery: toQuery(remaining), searchedFor: searched === words.join(' ') ? null : searched }
}

async function understand(db: Database, words: readonly string[]): Promise<Term[]> {
  const forms = words.flatMap(numberForms)
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const known = await findKnownWords(db, [...forms, ...joined])
  const frequencyOf = (word: string) => {
    const frequencies = numberForms(word).flatMap((form) => known.get(form) ?? [])
    return frequencies.length === 0 ? undefined : Math.max(...frequencies)
  }

  const terms: Term[] = []
  let unknownWords = 0
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    const frequency = frequencyOf(word)
    const next = words[index + 1] ?? ''
    const whole = `${word}${next}` // "lip stick" is "lipstick"
    const wholeFrequency = next === '' ? undefined : known.get(whole)
    if (wholeFrequency !== undefined && wholeFrequency >= Math.min(frequency ?? 0, frequencyOf(next) ?? 0)) {
      terms.push({ word: whole, isPrefix: false, frequency: wholeFrequency })
      index++
      continue
    }
    if (frequency !== undefined || /^\d+$/.test(word))
      terms.push({ word, isPrefix: false, frequency: frequency ?? 0 })
    else if (++unknownWords <= CORRECTED_MAX) terms.push(...(await understandUnknown(db, word)))
    else terms.push({ word, isPrefix: false, frequency: UNKNOWN })
  }
  return terms
}

async function understandUnknown(db: Database, word: string): Promise<Term[]> {
  if (word.length >= PREFIX_MIN_LENGTH && (await isWordPrefix(db, word)))
    return [{ word, isPrefix: true, frequency: 1 }]
  const corrected = await correctWord(db, word)
  return (
    corrected?.map((meant) => ({ word: meant, isPrefix: false, frequency: 1 })) ?? [
      { word, isPrefix: false, frequency: UNKNOWN },
    ]
  )
}

/**
 * The terms that some product has all of: without the unknown ones, then without the rarest, one by one. All terms when no product has
 * any.
 */
async function dropUnmatchedTerms(
  db: Database,
  terms: Term[],
  toQuery: (terms: readonly Term[]) => string,
): Promise<Term[]> {
  let remaining = terms
  while (remaining.length > 0) {
    const { rows } = await db.execute(
      sql`select from product where is_active and search @@ to_tsquery('shop', ${toQuery(remaining)}) limit 1`,
    )
    if (rows.length > 0) return remaining
    const known = remaining.filter(({ frequency }) => frequency !== UNKNOWN)
    if (known.length < remaining.length) {
      remaining = known
      continue
    }
    const rarest = remaining.reduce((least, term) => (term.frequency < least.frequency ? term : least))
    remaining = remaining.filter((term) => term !== rarest)
  }
  return terms
}

function toTsquery({ word, isPrefix }: Term, synonyms: ReadonlyMap<string, string[]>): string {
  const others = numberForms(word).flatMap((form) => synonyms.get(form) ?? [])
  const meant = isPrefix ? `${quote(word)}:*` : quote(word)
  return others.length === 0 ? meant : `(${[meant, ...others.map(quote)].join(' | ')})`
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "''")}'`
}
