import { readablePhone } from '@shop/contract/readablePhone'
import { Skeleton } from '@shop/ui/Skeleton'
import { Text } from '@shop/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { EmailText } from '#routes/shared/EmailText.tsx'
import * as S from './SentTo.styles.ts'
import * as texts from '#texts/orderPlaced.ts'

/** Tells where the API has sent the confirmation: to the mail address of the account, and to its number if that is verified. */
export function SentTo() {
  const { api } = useServices()
  const { data: profile, isPending } = useQuery(profileQuery(api))
  if (isPending) return <Skeleton width="16rem" />
  const email = profile?.email ?? null
  const phone = profile?.phone_verified ? profile.phone : null
  if (email === null && phone === null) return null
  return (
    <Text size="s">
      {texts.detailsSentTo}
      {email !== null && (
        <S.Target>
          <EmailText>{email}</EmailText>
          {phone === null && '.'}
        </S.Target>
      )}
      {email !== null && phone !== null && texts.and}
      {phone !== null && <S.Target>{readablePhone(phone)}.</S.Target>}
    </Text>
  )
}
