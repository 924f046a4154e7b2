import { LRUCache } from 'lru-cache'

export const SOUND_MIN_LENGTH = 3

const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  // Aspiration is optional in writing: jhumka, jumka; shalwar, salwar.
  [/(?<=[bdgjkpstr])h/g, ''],
  // Long vowels have two spellings: kaajal, kajal; saree, sari; choodi, chudi.
  [/ee|ii|ie|y/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** Every correction asks for the keys of the whole lexicon. */
const known = new LRUCache<string, string>({
  max: 20_000,
  memoMethod: (word) =>
    RULES.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word),
})

/** Phonetic key of a folded word for Indian spellings: variants of one word share it. */
export function soundKey(word: string): string {
  return known.memo(word)
}
