import { officeAddress, phoneHref } from '@shop/contract/company'
import { useCompany } from '#lib/AppServices.ts'

export function GrievanceOfficer() {
  const { grievance, office, name: legalName } = useCompany()
  const { name, email, phone } = grievance
  return (
    <>
      <p>
        If customer care did not settle it, write to our Grievance Officer. Your complaint gets a number, is
        acknowledged within 48 hours and is settled within one month of its arrival, as the Consumer
        Protection (E-Commerce) Rules, 2020, ask of us.
      </p>
      <dl>
        <dt>Grievance Officer</dt>
        <dd>{name}</dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={phoneHref(phone)}>{phone}</a>
        </dd>
        <dt>Post</dt>
        <dd>
          {legalName}, {officeAddress(office)}
        </dd>
      </dl>
      <p>
        You can also turn to the National Consumer Helpline: call 1915 or go to{' '}
        <a href="https://consumerhelpline.gov.in" rel="noopener">
          consumerhelpline.gov.in
        </a>
        .
      </p>
    </>
  )
}
