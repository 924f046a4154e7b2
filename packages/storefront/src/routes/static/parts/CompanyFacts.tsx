import { officeAddress } from '@shop/contract/company'
import { useCompany } from '#lib/AppServices.ts'

/** Seller information required by rule 5 of the Consumer Protection (E-Commerce) Rules, 2020. */
export function CompanyFacts() {
  const { name, office, cin, gstin } = useCompany()
  return (
    <dl>
      <dt>Legal name</dt>
      <dd>{name}</dd>
      <dt>Registered office</dt>
      <dd>
        {officeAddress(office)}, {office.state}, India
      </dd>
      {cin !== undefined && (
        <>
          <dt>CIN</dt>
          <dd>{cin}</dd>
        </>
      )}
      <dt>GSTIN</dt>
      <dd>{gstin}</dd>
    </dl>
  )
}
