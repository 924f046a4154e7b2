import type { ProductCardWire, VariantWire } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { isSize } from '#modules/products/productCards.mapper.ts'
import { distanceToPlain } from '#modules/products/plainColours.ts'
import { showVariant } from '#modules/products/showChosen.ts'
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
  const sizes = wanted.filter(({ kind, isAge }) => kind === 'size' || isAge === true)
  const families = colours.length === 0 ? new Map<string, string>() : await readFamilies(db, cards)
  return cards.map((card) => {
    const [group] = card.options
    // The sizes of a dress have its colour, and none of them is chosen by it.
    const choices = group !== undefined && group.groups === undefined && isSize(group.group) ? sizes : wanted
    const variants = group?.variants ?? []
    const shade =
      skinDepth && colours.every(isOfSkin) && group?.groups === undefined
        ? shadeForSkin(variants, skinDepth, { isNude: colours.length > 0 })
        : undefined
    if (shade !== undefined) return showVariant(card, [shade])
    const allowed = variants.filter((variant) => fitOf(variant, avoided, families).terms === 0)
    const fits = allowed.map((variant) => ({ variant, ...fitOf(variant, choices, families) }))
    const most = Math.max(0, ...fits.map(({ terms }) => terms))
    if (most === 0 && allowed.length === variants.length) return card
    const found = fits
      .filter(({ terms }) => terms === most)
      .toSorted((one, other) => other.worth - one.worth || one.distance - other.distance)
      .map(({ variant }) => variant)
    return showVariant(card, found)
  })
}

/** Nude is the colour of the skin that wears it. */
const isOfSkin = ({ text, name }: Term) => name === 'beige' && /^(?:nudes?|skin colou?r)$/.test(text)

/** How many of the terms a variant has. Its worth orders those with as many: a colour code counts more than a name, as "Ruby Noir" may be black. */
function fitOf(variant: VariantWire, wanted: readonly Term[], families: Families) {
  const name = foldWords(variant.option_name).join(' ')
  const family = families.get(variant.color_code ?? '')
  const colour = wanted.find(({ kind }) => kind === 'colour')
  const worths = wanted.map((term) => {
    const names = term.own.map(({ words }) => words.join(' '))
    const isCalled = names.some((one) => ` ${name} `.includes(` ${one} `))
    return Number(isCalled) + (term.kind === 'colour' && names.includes(family ?? '') ? 2 : 0)
  })
  return {
    terms: worths.filter((worth) => worth > 0).length,
    worth: worths.reduce((sum, worth) => sum + worth, 0),
    /** Of its colour from the plainest one of that name. */
    distance: distanceToPlain(variant.color_code ?? '', colour?.name ?? '', colour?.text),
  }
}

async function readFamilies(db: Database, cards: readonly Readonly<ProductCardWire>[]): Promise<Families> {
  const codes = cards
    .flatMap(({ options }) => options.flatMap(({ variants }) => variants))
    .flatMap(({ color_code }) => color_code ?? [])
  const { rows } = await db.execute<{ code: string; family: string }>(sql`
    select code, colour_family(code) as family from unnest(${sql.param([...new Set(codes)])}::text[]) as code`)
  return new Map(rows.map(({ code, family }) => [code, family]))
}
