/** Words of the beginning of a title that those of one line share. */
const WORDS = 7

/**
 * Beginning of a long folded title; undefined for a shorter one. Titles of marketplaces with the same beginning differ in a shade, a size or a pack at their
 * end.
 */
export function lineOf(folded: string): string | undefined {
  const words = folded.split(' ', WORDS + 1)
  return words.length > WORDS ? words.slice(0, WORDS).join(' ') : undefined
}

/** The first one of each line, then the others. */
export function oneOfEach<Item>(
  items: readonly Item[],
  lineOfItem: (item: Item) => string | undefined,
): Item[] {
  const known = new Set<string>()
  const alike = new Set<Item>()
  for (const item of items) {
    const line = lineOfItem(item)
    if (line === undefined) continue
    if (known.has(line)) alike.add(item)
    known.add(line)
  }
  return [...items.filter((item) => !alike.has(item)), ...alike]
}
