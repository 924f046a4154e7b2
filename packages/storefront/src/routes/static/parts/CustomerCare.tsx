import { isTollFree, phoneHref } from '@shop/contract/company'
import { useCompany } from '#lib/AppServices.ts'

export function CustomerCare() {
  const { email, phone, hours } = useCompany().care
  return (
    <dl>
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>
        <a href={phoneHref(phone)}>{phone}</a>
        {isTollFree(phone) && ' (free of charge)'}
      </dd>
      <dt>Hours</dt>
      <dd>{hours}</dd>
    </dl>
  )
}
