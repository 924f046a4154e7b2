import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { CompanyFacts } from '../parts/CompanyFacts.tsx'
import { StaticPage } from '../StaticPage.tsx'
import { inTime } from '#texts/promises.ts'

export function Component() {
  const { company, shop, delivery } = useServices().config
  return (
    <StaticPage
      title="Investor relations"
      description={`${company.name}: who we are, how we are governed, and whom investors can write to.`}
      path={paths.investors()}
      lead="We are a private company. Our shares are not listed on any exchange and are not offered to the public."
      sections={[
        { id: 'company', title: 'The company', body: <CompanyFacts /> },
        {
          id: 'business',
          title: 'What we do',
          body: (
            <p>
              {shop.about}, from our own stock, at your door {inTime(delivery)}. We hold the goods we sell, so
              this is an inventory-based business under the Consumer Protection (E-Commerce) Rules, 2020.
            </p>
          ),
        },
        {
          id: 'governance',
          title: 'Governance and filings',
          body: (
            <ul>
              <li>
                Financial statements and annual returns are filed with the Registrar of Companies,{' '}
                {company.office.state}.
              </li>
              <li>
                The financial year ends on 31 March; the annual general meeting is held by 30 September.
              </li>
              <li>Shareholders get notices and reports by e-mail. Copies are at the registered office.</li>
            </ul>
          ),
        },
        {
          id: 'beware',
          title: 'Beware of offers in our name',
          body: (
            <p>
              Nobody sells our shares by phone, messenger or social media, and we run no investment schemes.
              If someone offers you one in our name, don’t pay; tell us and the police at cybercrime.gov.in or
              by calling 1930.
            </p>
          ),
        },
        {
          id: 'contact',
          title: 'Contact for investors',
          body: (
            <p>
              <a href={`mailto:${company.investors.email}`}>{company.investors.email}</a>
            </p>
          ),
        },
      ]}
    />
  )
}
