import type { ProductCardWire, VariantWire } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { isSize } from '#modules/products/productCards.mapper.ts'
import { foldWords } from './foldText.ts'
import type { Term } from './meaning/Meaning.ts'
import { shadeForSkin } from './shadeForSkin.ts'

/** Colours by code, as the search text of products has them. */
type Families = ReadonlyMap<string, string>

/**
 * Cards that show the variant whose colour and size the search names, or the shade for the skin that it names, and none in a colour that it
 * excludes; one in stock where there is a choice.
 */
export async function showVariants(
  db: Database,
  cards: readonly Readonly<ProductCardWire>[],
  wanted: readonly Term[],
  avoided: readonly Term[] = [],
): Promise<ProductCardWire[]> {
  const colours = [...wanted, ...avoided].filter(({ kind }) => kind === 'colour')
  const skinDepth = wanted.find((term) => term.skinDepth !== undefined)?.skinDepth
  const sizes = wanted.filter(({ kind }) => kind === 'size')
  const families = colours.length === 0 ? new Map<string, string>() : await readFamilies(db, cards)
  return cards.map((card) => {
    const [group] = card.options
    // The sizes of a dress have its colour, and none of them is chosen by it.
    const choices = group !== undefined && group.groups === undefined && isSize(group.group) ? sizes : wanted
    const variants = group?.variants ?? []
    const shade =
      skinDepth && colours.length === 0 && group?.groups === undefined
        ? shadeForSkin(variants, skinDepth)
        : undefined
    if (shade !== undefined) return { ...card, shown_variant_id: shade.variant_id }
    const others = variants.filter((variant) => worthOf(variant, avoided, families) === 0)
    const isLess = others.length < variants.length
    const [best] = others
      .map((variant) => ({
        variant,
        worth: worthOf(variant, choices, families) || (isLess ? LEAST + stockOf(variant) : 0),
      }))
      .filter(({ worth }) => worth > 0)
      .toSorted((one, other) => other.worth - one.worth)
    return best === undefined ? card : { ...card, shown_variant_id: best.variant.variant_id }
  })
}

/** A colour code counts more than a name: "Ruby Noir" may be black. Zero for a variant without anything that is named. */
function worthOf(variant: VariantWire, wanted: readonly Term[], families: Families): number {
  const name = foldWords(variant.option_name).join(' ')
  const family = families.get(variant.color_code ?? '')
  const worth = wanted
    .flatMap((term) => {
      const names = term.own.map(({ words }) => words.join(' '))
      const isCalled = names.some((one) => ` ${name} `.includes(` ${one} `))
      return [isCalled ? 1 : 0, term.kind === 'colour' && names.includes(family ?? '') ? 2 : 0]
    })
    .reduce((sum, part) => sum + part, 0)
  return worth === 0 ? 0 : worth + stockOf(variant)
}

const stockOf = ({ quantity }: VariantWire) => (quantity > 0 ? IN_STOCK : 0)

/** Of any variant, beside those in excluded colours. */
const LEAST = 0.1
/** Less than a colour or a size. */
const IN_STOCK = 0.5

async function readFamilies(db: Database, cards: readonly Readonly<ProductCardWire>[]): Promise<Families> {
  const codes = cards
    .flatMap(({ options }) => options.flatMap(({ variants }) => variants))
    .flatMap(({ color_code }) => color_code ?? [])
  const { rows } = await db.execute<{ code: string; family: string }>(sql`
    select code, colour_family(code) as family from unnest(${sql.param([...new Set(codes)])}::text[]) as code`)
  return new Map(rows.map(({ code, family }) => [code, family]))
}
