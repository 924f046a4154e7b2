import { chargedPaise, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { Product } from '@shop/contract/products'
import { paths } from '#lib/paths.ts'
import { toPlainText } from '#lib/toPlainText.ts'

/** Product as structured data (schema.org), with an offer per variant at the charged price. */
export function productJsonLd(product: Product, origin: string): Record<string, unknown> {
  const { id, slug, title, brandName, descriptionHtml, pictures, optionGroups } = product
  const variants = optionGroups.flatMap((group) => group.variants)
  const offer = (
    sku: string,
    path: string,
    { sellingPrice, quantity }: { sellingPrice: number; quantity: number },
  ) => ({
    '@type': 'Offer',
    sku,
    url: origin + path,
    priceCurrency: 'INR',
    price: rupeesOfPaise(chargedPaise(paiseOfRupees(sellingPrice))),
    availability: `https://schema.org/${quantity > 0 ? 'InStock' : 'OutOfStock'}`,
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: String(id),
    name: title,
    description: toPlainText(descriptionHtml, 5000),
    image: pictures.map(({ src }) => new URL(src, origin).href),
    brand: { '@type': 'Brand', name: brandName },
    itemCondition: 'https://schema.org/NewCondition',
    category: product.breadcrumbs.map(({ name }) => name).join(' > '),
    ...(product.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.ratingAverage,
        reviewCount: product.ratingCount,
      },
    }),
    // The organization's policy, of days to return, is of all other products.
    ...(product.returnException !== null && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    }),
    // A product that is no longer sold has no offers.
    ...(!product.isArchived && {
      offers:
        variants.length === 0
          ? [offer(String(id), paths.product(slug), product)]
          : variants.map((variant) => ({
              ...offer(`${id}-${variant.id}`, paths.product(slug, variant.id), variant),
              name: `${title}, ${variant.name}`,
            })),
    }),
  }
}
