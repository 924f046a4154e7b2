import { company } from '@shop/contract/company'
import { RETURN_DAYS } from '@shop/contract/limits'
import { paths } from '#lib/paths.ts'

/** Company as structured data (schema.org) with contact points and return policy. */
export function organizationJsonLd(origin: string): Record<string, unknown> {
  const { line1, line2, city, state, pincode } = company.registeredOffice
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: 'the product',
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    taxID: company.gstin,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${line1}, ${line2}`,
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: company.email,
      telephone: company.phone,
      url: origin + paths.contact(),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IN',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: origin + paths.returns(),
    },
  }
}
