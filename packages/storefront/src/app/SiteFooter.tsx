import { Button } from '@shop/ui/Button'
import { Footer } from '@shop/shop-ui/Footer'
import { withdrawConsent } from '#features/consent/withdrawConsent.ts'
import { purposes } from '#features/consent/purposes.ts'
import { SchemeChoice } from '#features/scheme/SchemeChoice.tsx'
import { capitalise } from '#lib/capitalise.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { collectionLinks } from './collectionLinks.ts'
import { inTime } from '#texts/promises.ts'
import * as footerTexts from '#texts/footer.ts'
import * as helpTexts from '#texts/help.ts'
import * as texts from '#texts/shell.ts'

const HELP = [
  { label: helpTexts.shippingAndDelivery, href: paths.shipping() },
  { label: helpTexts.returnsAndRefunds, href: paths.returns() },
  { label: helpTexts.cancellation, href: paths.cancellation() },
  { label: helpTexts.commonQuestions, href: `${paths.contact()}#questions` },
  { label: helpTexts.contactUs, href: paths.contact() },
]
const RULES = [
  { label: helpTexts.termsAndConditions, href: paths.terms() },
  { label: helpTexts.privacyPolicy, href: paths.privacy() },
]

const columnsOf = ({ shop, collections }: Pick<ShopConfig, 'shop' | 'collections'>) => [
  {
    title: footerTexts.shop,
    links: [
      ...collectionLinks(collections),
      { label: texts.brands, href: paths.brands() },
      ...(collections.blog ? [{ label: texts.blog, href: paths.blog() }] : []),
    ],
  },
  {
    title: footerTexts.help,
    links: [{ label: texts.orders, href: paths.orders() }, ...HELP],
  },
  {
    title: capitalise(shop.name),
    links: [
      { label: helpTexts.aboutUs, href: paths.about() },
      ...RULES,
      { label: footerTexts.investorRelations, href: paths.investors() },
    ],
  },
]

interface SiteFooterProps {
  /** Leaves out what leads away from a checkout. */
  isCompact: boolean
}

/** Footer of the whole shop: it says the same wherever the shopper is. */
export function SiteFooter({ isCompact }: SiteFooterProps) {
  const { config } = useServices()
  return (
    <Footer
      {...(isCompact
        ? { links: [...HELP, ...RULES] }
        : {
            columns: columnsOf(config),
            about: footerTexts.about(config.shop.about, inTime(config.delivery)),
            payments: footerTexts.payments,
            socials: config.socials,
          })}
      legal={
        <div>
          <p>{footerTexts.taxes}</p>
          <p>{footerTexts.company(config.company)}</p>
        </div>
      }
      choices={
        <>
          <SchemeChoice />
          {purposes(config).length > 0 && (
            <Button variant="quiet" onClick={withdrawConsent}>
              {footerTexts.privacyChoices}
            </Button>
          )}
        </>
      }
    />
  )
}
