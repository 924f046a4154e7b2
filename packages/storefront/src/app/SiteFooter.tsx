import { Button } from '@shop/ui/Button'
import { Footer } from '@shop/shop-ui/Footer'
import { withdrawConsent } from '#features/consent/withdrawConsent.ts'
import { purposes } from '#features/consent/purposes.ts'
import { SchemeChoice } from '#features/scheme/SchemeChoice.tsx'
import { capitalise } from '#lib/capitalise.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { inTime } from '#texts/promises.ts'
import * as texts from '#texts/shell.ts'

const columnsOf = ({ shop, collections }: Pick<ShopConfig, 'shop' | 'collections'>) => [
  {
    title: texts.shop,
    links: [
      ...(collections.bestSellers
        ? [{ label: texts.bestSellers, href: paths.collection('best-sellers') }]
        : [{ label: texts.allProducts, href: paths.collection('all') }]),
      ...(collections.newLaunches
        ? [{ label: texts.newLaunches, href: paths.collection('new-launches') }]
        : []),
      ...(collections.offers ? [{ label: texts.offers, href: paths.collection('offers') }] : []),
      ...(collections.blog ? [{ label: texts.blog, href: paths.blog() }] : []),
    ],
  },
  {
    title: texts.help,
    links: [
      { label: texts.shippingAndDelivery, href: paths.shipping() },
      { label: texts.returnsAndRefunds, href: paths.returns() },
      { label: texts.cancellation, href: paths.cancellation() },
      { label: texts.contactUs, href: paths.contact() },
    ],
  },
  {
    title: capitalise(shop.name),
    links: [
      { label: texts.aboutUs, href: paths.about() },
      { label: texts.termsAndConditions, href: paths.terms() },
      { label: texts.privacyPolicy, href: paths.privacy() },
      { label: texts.investorRelations, href: paths.investors() },
    ],
  },
]

export function SiteFooter() {
  const { config } = useServices()
  return (
    <Footer
      columns={columnsOf(config)}
      about={texts.about(config.shop.about, inTime(config.delivery))}
      payments={texts.payments}
      socials={config.socials}
      legal={
        <div>
          <p>{texts.taxes}</p>
          <p>{texts.company(config.company)}</p>
        </div>
      }
      choices={
        <>
          <SchemeChoice />
          {purposes(config).length > 0 && (
            <Button variant="quiet" onClick={withdrawConsent}>
              {texts.privacyChoices}
            </Button>
          )}
        </>
      }
    />
  )
}
