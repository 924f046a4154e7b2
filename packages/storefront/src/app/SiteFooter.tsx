import { company, registeredAddress } from '@shop/contract/company'
import { Button } from '@shop/ui/Button'
import { Footer } from '@shop/shop-ui/Footer'
import { withdrawConsent } from '#features/consent/withdrawConsent.ts'
import { purposes } from '#features/consent/purposes.ts'
import { SchemeChoice } from '#features/scheme/SchemeChoice.tsx'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'

const columns = [
  {
    title: 'Shop',
    links: [
      { label: 'Best sellers', href: paths.collection('best-sellers') },
      { label: 'New launches', href: paths.collection('new-launches') },
      { label: 'Offers', href: paths.collection('offers') },
      { label: 'Blog', href: paths.blog() },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Shipping and delivery', href: paths.shipping() },
      { label: 'Returns and refunds', href: paths.returns() },
      { label: 'Cancellation', href: paths.cancellation() },
      { label: 'Contact us', href: paths.contact() },
    ],
  },
  {
    title: 'The product',
    links: [
      { label: 'About us', href: paths.about() },
      { label: 'Terms and conditions', href: paths.terms() },
      { label: 'Privacy policy', href: paths.privacy() },
      { label: 'Investor relations', href: paths.investors() },
    ],
  },
]

export function SiteFooter() {
  const { config } = useServices()
  return (
    <Footer
      columns={columns}
      about="Beauty and fashion for women in India: at your door in two hours across Delhi-NCR."
      legal={
        <div>
          <p>
            Prices include all taxes. Pay by UPI, RuPay, Visa, Mastercard, net banking or cash on delivery.
          </p>
          <p>{`${company.legalName}, ${registeredAddress}. CIN ${company.cin}. Customer care ${company.phone}, ${company.email}.`}</p>
        </div>
      }
      choices={
        <>
          <SchemeChoice />
          {purposes(config).length > 0 && (
            <Button variant="quiet" onClick={withdrawConsent}>
              Privacy choices
            </Button>
          )}
        </>
      }
    />
  )
}
