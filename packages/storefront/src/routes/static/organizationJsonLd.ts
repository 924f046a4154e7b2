import { paths } from '#lib/paths.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'

/** Company as structured data (schema.org) with contact points and return policy. */
export function organizationJsonLd(
  { shop, company, returnDays }: Pick<ShopConfig, 'shop' | 'company' | 'returnDays'>,
  origin: string,
): Record<string, unknown> {
  const { name, gstin, office, care } = company
  const { line1, line2, city, state, pincode } = office
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: shop.name,
    legalName: name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    taxID: gstin,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [line1, line2].filter((line) => line !== '').join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: care.email,
      telephone: care.phone,
      url: origin + paths.contact(),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: origin + paths.returns(),
    },
  }
}
