export const QUERY_KINDS = [
  'brand',
  'type',
  'attribute',
  'misspelt',
  'Hindi in Latin',
  'Hindi in Devanagari',
  'price',
  'long',
] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

/** Search text, and facts of the products that its shopper wants, from which grades follow. */
export interface JudgedQuery {
  kind: QueryKind
  text: string
  /** Slugs of child categories, and `~word` for words of titles. A product of none of them has grade 0. */
  types: string[]
  brand: string | undefined
  /** Words of which the title, categories, options, specifications or description need each; `a|b` is either. */
  features: string[]
  size: string | undefined
  min: number
  max: number
  discount: number
}

/** Reads lines of `text > type=kajal,~surma; brand=Rozana; with=matte, red|ruby; size=M; over=500; under=900; off=30`. */
export function readQueries(kinds: Record<QueryKind, string>): JudgedQuery[] {
  return QUERY_KINDS.flatMap((kind) =>
    kinds[kind]
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => readQuery(kind, line)),
  )
}

function readQuery(kind: QueryKind, line: string): JudgedQuery {
  const [text = '', wanted] = line.split(' > ')
  if (wanted === undefined) throw new Error(`A judged query says what is wanted: ${line}`)
  const facts = new Map(
    wanted.split('; ').map((fact) => {
      const [name = '', value = ''] = fact.split('=')
      return [name, value]
    }),
  )
  for (const name of facts.keys()) {
    if (!['type', 'brand', 'with', 'size', 'over', 'under', 'off'].includes(name))
      throw new Error(`There is no fact "${name}": ${line}`)
  }
  const list = (name: string) =>
    (facts.get(name) ?? '').split(',').flatMap((value) => (value.trim() === '' ? [] : [value.trim()]))
  return {
    kind,
    text,
    types: list('type'),
    brand: facts.get('brand'),
    features: list('with'),
    size: facts.get('size'),
    min: Number(facts.get('over') ?? 0),
    max: Number(facts.get('under') ?? Infinity),
    discount: Number(facts.get('off') ?? 0),
  }
}
