import type { Company } from '@shop/contract/company.schema'
import { formatRupees } from '@shop/contract/money'
import type { Product, Variant } from '@shop/contract/products'
import * as texts from '#texts/product.ts'

/** Facts that rule 6 of the Legal Metrology (Packaged Commodities) Rules, 2011 requires on a shop's page. */
export function productFacts(
  product: Product,
  variant: Variant | undefined,
  care: Company['care'],
): { name: string; value: string }[] {
  const { mrp } = variant ?? product
  return [
    { name: texts.mrp, value: texts.withTaxes(formatRupees(mrp)) },
    { name: texts.netQuantity, value: product.netQuantity },
    { name: texts.countryOfOrigin, value: product.countryOfOrigin },
    { name: texts.manufacturer, value: product.manufacturer },
    { name: texts.importer, value: product.importer },
    { name: texts.bestBefore, value: product.bestBefore },
    { name: texts.customerCare, value: `${care.email}, ${care.phone} (${care.hours})` },
  ].filter(({ value }) => value !== '')
}
