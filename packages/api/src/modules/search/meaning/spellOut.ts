/**
 * Writes what shoppers type in other ways as texts have it: "400ml" is "400 ml", "spf50" is "spf 50", "10 percent" is "10%", a single n or + between words is "and", a
 * slash is "or", a minus before a word is "not", "doesn't" has no sign, and what is unscented is free of fragrance.
 */
export function spellOut(text: string): string {
  return text
    .replace(/(\d)(?=(?:ml|g|gm|kg|mg|l)(?![\p{L}\p{N}]))/giu, '$1 ')
    .replace(/(\d) ?per ?cent(?!\p{L})/giu, '$1%')
    .replace(/(?<![\p{L}\p{N}])(spf)(?=\d)/giu, '$1 ')
    .replace(/(?<=\p{L}n)['’](?=t(?!\p{L}))/giu, '')
    .replace(/(?<=\p{L}) (?:n|\+) (?=\p{L})/giu, ' and ')
    .replace(/(?<=\p{L}{3}) ?\/ ?(?=\p{L}{3})/gu, ' or ')
    .replace(/(?<=^|\s)[-−–](?=\p{L})/gu, 'not ')
    .replace(/(?<!\p{L})un(?:scented|perfumed|fragranced)(?!\p{L})/giu, 'fragrance free')
}
