/** Shorter sounds are too alike to go by. */
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
  // Aspiration is written or not: jhumka, jumka; shalwar, salwar.
  [/(?<=[bdgjkpstr])h/g, ''],
  // Long vowels are written long or short: kaajal, kajal; saree, sari; choodi, chudi.
  [/ee|ii|ie|y/g, 'i'],
  [/oo|uu|ou/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/** How a folded word sounds to an Indian ear, roughly: spellings of one word share it. */
export function soundKey(word: string): string {
  return RULES.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word)
}
