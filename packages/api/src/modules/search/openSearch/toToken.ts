/** Token of a position whose word belongs to another part, so that positions are the same in all fields. No word becomes it. */
export const GAP = '_gap_'

/** Token of a stem in the index: every other character is written as its code, so that no tokenizer splits it. */
export function toToken(stem: string): string {
  return stem.replaceAll(/[^a-z\d]/gu, (char) => `_${char.codePointAt(0)?.toString(16)}_`)
}
