import { Link } from '@shop/ui/Link'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as S from '../ProfileRoute.styles.ts'
import { ContactRow } from './ContactRow.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { LinesSkeleton } from './ProfileSkeleton.tsx'

/** Who the shopper is, and how they log in. */
export function DetailsTab() {
  const { api } = useServices()
  const { data: profile, isError, refetch } = useQuery(profileQuery(api))
  if (profile === undefined) {
    return (
      <>
        <S.Title>Profile</S.Title>
        {isError ? <LoadFailed what="Your details" onRetry={() => void refetch()} /> : <LinesSkeleton />}
      </>
    )
  }
  return (
    <>
      <S.Title>Profile</S.Title>
      <DetailsForm profile={profile} />
      <S.Section>
        <h2>How you log in</h2>
        <ContactRow kind="email" value={profile.email} isConfirmed={profile.email_verified} />
        <ContactRow kind="phone" value={profile.phone} isConfirmed={profile.phone_verified} />
        {profile.email !== null && (
          <S.Small>
            <Link href={paths.retrievePassword(paths.profile())}>
              {profile.has_password ? 'Change your password' : 'Set a password'}
            </Link>
          </S.Small>
        )}
      </S.Section>
      <S.Section>
        <h2>Leaving?</h2>
        <S.Small>
          You can close your account at any time.{' '}
          <Link href={paths.deactivate()}>Deactivate your account</Link>
        </S.Small>
      </S.Section>
    </>
  )
}
