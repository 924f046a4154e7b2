import type { Company } from '@shop/contract/company.schema'
import { formatRupees } from '@shop/contract/money'
import type { Product, Variant } from '@shop/contract/products'
import { unitOf } from '#lib/unitOf.ts'
import * as texts from '#texts/productDetails.ts'

/** Facts that rule 6 of the Legal Metrology (Packaged Commodities) Rules, 2011 requires on a shop's page. */
export function productFacts(
  product: Product,
  variant: Variant | undefined,
  care: Company['care'],
): { name: string; value: string }[] {
  const { mrp } = variant ?? product
  return [
    { name: texts.mrp, value: texts.withTaxes(formatRupees(mrp)) },
    { name: texts.netQuantity, value: netQuantityOf(product, variant) },
    { name: texts.countryOfOrigin, value: product.countryOfOrigin },
    { name: texts.manufacturer, value: product.manufacturer },
    { name: texts.importer, value: product.importer },
    { name: texts.bestBefore, value: product.bestBefore },
    { name: texts.customerCare, value: `${care.email}, ${care.phone} (${care.hours})` },
  ].filter(({ value }) => value !== '')
}

const VOLUMES = new Set(['ml', 'l'])

/**
 * What the chosen size holds. A shop records one net quantity for a product; sizes that are amounts of the same kind say what each holds.
 * Before a size is chosen it is all of them.
 */
function netQuantityOf({ netQuantity, optionGroups }: Product, variant: Variant | undefined): string {
  const isVolume = measureOf(netQuantity)
  if (isVolume === undefined) return netQuantity
  const amounts = (variant ? [variant] : optionGroups.flatMap(({ variants }) => variants)).flatMap(
    ({ name, values = [name] }) => values.filter((value) => measureOf(value) === isVolume),
  )
  return amounts.length === 0 ? netQuantity : [...new Set(amounts)].join(' / ')
}

/** Whether an amount is a volume; undefined when the text is no amount. */
function measureOf(text: string): boolean | undefined {
  const unit = unitOf(text)
  return unit === undefined ? undefined : VOLUMES.has(unit)
}
