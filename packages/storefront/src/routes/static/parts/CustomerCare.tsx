import { company } from '@shop/contract/company'

export function CustomerCare() {
  return (
    <dl>
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a href={company.phoneHref}>{company.phone}</a> (free of charge)
      </dd>
      <dt>Hours</dt>
      <dd>{company.hours}</dd>
    </dl>
  )
}
