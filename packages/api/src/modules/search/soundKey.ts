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

/** Phonetic key of a folded word for Indian spellings: variants of one word share it. */
export function soundKey(word: string): string {
  return RULES.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word)
}
