import { soundKey } from '../spelling/soundKey.ts'

/** Shorter roots are those of too many words. */
export const ROOT_MIN = 3

/** Sound keys do not tell s from sh: "shooj" is no swelling. */
const SH = 'ś'

/** A word of Hindi without its ending, by its sound: "jhad" of jhadna, jhadte and jharne, "ankh" of aankhon. */
export function rootOf(word: string): string {
  const shorter = (text: string, ending: RegExp) => {
    const rest = text.replace(ending, '')
    return rest.length < ROOT_MIN ? text : rest
  }
  return shorter(shorter(soundKey(word.replaceAll('sh', SH)), /[aeiou]+$/), /(?:[aoe]n|(?<=[^aeiou])[nt])$/)
}
