import { company, registeredAddress } from '@shop/contract/company'

export function GrievanceOfficer() {
  const { name, title, email, phone, phoneHref } = company.grievanceOfficer
  return (
    <>
      <p>
        If customer care did not settle it, write to our {title}. Your complaint gets a number, is
        acknowledged within 48 hours and is settled within one month of its arrival, as the Consumer
        Protection (E-Commerce) Rules, 2020, ask of us.
      </p>
      <dl>
        <dt>{title}</dt>
        <dd>{name}</dd>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={phoneHref}>{phone}</a>
        </dd>
        <dt>Post</dt>
        <dd>
          {company.legalName}, {registeredAddress}
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
