import { company, registeredAddress } from '@shop/contract/company'

/** Seller information required by rule 5 of the Consumer Protection (E-Commerce) Rules, 2020. */
export function CompanyFacts() {
  return (
    <dl>
      <dt>Legal name</dt>
      <dd>{company.legalName}</dd>
      <dt>Registered office</dt>
      <dd>
        {registeredAddress}, {company.registeredOffice.state}, India
      </dd>
      <dt>CIN</dt>
      <dd>{company.cin}</dd>
      <dt>GSTIN</dt>
      <dd>{company.gstin}</dd>
    </dl>
  )
}
