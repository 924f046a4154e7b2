import { Price, type PriceProps } from '../Price/Price.tsx'
import { shownPrice, type PricedProduct, type PricedVariant } from './shownPrice.ts'

export interface VariantPriceProps extends Omit<PriceProps, 'mrp' | 'sellingPrice' | 'isFrom'> {
  /** Amounts in rupees. */
  product: PricedProduct
  /** Null or undefined until the shopper has chosen. */
  variant: PricedVariant | null | undefined
}

/** Price of the chosen variant; until one is chosen the lowest, as "from ₹450" when variants differ. */
export function VariantPrice({ product, variant, ...rest }: VariantPriceProps) {
  return <Price {...shownPrice(product, variant)} {...rest} />
}
