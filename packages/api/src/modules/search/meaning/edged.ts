/** Finds a part of a text between the edges of words, of Devanagari too. */
export function edged(text: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${text})(?![\p{L}\p{M}\p{N}])`, 'giu')
}
