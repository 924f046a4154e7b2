import { Grid } from '@shop/ui/Grid'
import { Heading } from '@shop/ui/Heading'
import { Link } from '@shop/ui/Link'
import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import type { ProfileWire } from '@shop/contract/users.schema'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { ContactRow } from './ContactRow.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { LoadingOrFailed } from './LoadingOrFailed.tsx'
import { Messages } from './Messages.tsx'
import * as texts from '#texts/profile.ts'

export function DetailsTab() {
  const { api } = useServices()
  const { data: profile, error, refetch } = useQuery(profileQuery(api))
  return (
    <>
      <Heading level={1} size="h2">
        {texts.profile}
      </Heading>
      {profile === undefined ? (
        <LoadingOrFailed message={texts.loadDetailsFailed} error={error} onRetry={refetch} />
      ) : (
        <Details profile={profile} />
      )}
    </>
  )
}

function Details({ profile }: { profile: ProfileWire }) {
  return (
    <Grid columnRem={22} gap="l">
      <Panel tone="card">
        <DetailsForm profile={profile} />
      </Panel>
      <Stack gap="l">
        <Panel tone="card" gap="m">
          <Heading level={2} size="h4">
            {texts.howYouLogIn}
          </Heading>
          <ContactRow
            kind="email"
            value={profile.email}
            isConfirmed={profile.email_verified}
            hasLoggedInRecently={profile.logged_in_recently}
          />
          <ContactRow
            kind="phone"
            value={profile.phone}
            isConfirmed={profile.phone_verified}
            hasLoggedInRecently={profile.logged_in_recently}
          />
          {profile.email !== null && (
            <Text size="s" tone="muted" isMeasured>
              <Link href={paths.retrievePassword(paths.profile())}>
                {profile.has_password ? texts.changeYourPassword : texts.setAPassword}
              </Link>
            </Text>
          )}
        </Panel>
        <Messages profile={profile} />
        <Panel tone="card" gap="m">
          <Heading level={2} size="h4">
            {texts.leaving}
          </Heading>
          <Text size="s" tone="muted" isMeasured>
            {texts.leavingHint}
          </Text>
          <Text size="s">
            <Link href={paths.deactivate()}>{texts.deactivateYourAccount}</Link>
          </Text>
        </Panel>
      </Stack>
    </Grid>
  )
}
