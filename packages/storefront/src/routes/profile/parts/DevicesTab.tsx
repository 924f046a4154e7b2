import { Button } from '@shop/ui/Button'
import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { SessionList } from '@shop/shop-ui/SessionList'
import { Text } from '@shop/ui/Text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { profileQuery } from '#features/account/api/profileQuery.ts'
import { endSession, sessionsQuery } from '#features/account/api/sessionsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import * as S from '../ProfileRoute.styles.ts'
import { LoadingOrFailed } from './LoadingOrFailed.tsx'
import * as texts from '#texts/profile.ts'

export function DevicesTab() {
  const { api } = useServices()
  const { data, error, refetch } = useQuery(sessionsQuery(api))
  const { data: profile } = useQuery(profileQuery(api))
  const others = data?.filter(({ current }) => !current) ?? []
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ ids }: { ids: readonly number[]; done: string }) =>
      Promise.all(ids.map((id) => endSession(api, id))),
    onSuccess: (_, { done }) => notify.success(done),
    onSettled: () => refetch(),
  })
  const busyIds = isPending ? variables.ids : []
  const logOutOthers = () => mutate({ ids: others.map(({ id }) => id), done: texts.loggedOutOthers })

  return (
    <>
      <Inline as={S.Head} rowGap="m" justify="between">
        <Heading level={1} size="h2">
          {texts.devices}
        </Heading>
        {others.length > 1 && (
          <Button variant="secondary" isBusy={busyIds.length > 1} onClick={logOutOthers}>
            {texts.logOutOthers}
          </Button>
        )}
      </Inline>
      <Text size="s" tone="muted" isMeasured>
        {texts.devicesHint}
        {profile?.has_password === true && (
          <>
            {' '}
            <Link href={paths.retrievePassword(paths.devices())}>{texts.changeYourPassword}</Link>{' '}
            {texts.afterwards}
          </>
        )}
      </Text>
      {data === undefined ? (
        <LoadingOrFailed message={texts.loadDevicesFailed} error={error} onRetry={refetch} />
      ) : (
        <SessionList
          sessions={data.map(({ id, device, created_at, seen_at, current }) => ({
            id,
            device,
            loggedInAt: created_at,
            seenAt: seen_at,
            isCurrent: current,
          }))}
          busyIds={busyIds}
          onLogout={({ id, device }) => mutate({ ids: [id], done: texts.loggedOut(device) })}
        />
      )}
    </>
  )
}
