import { Skeleton } from '@shop/ui/Skeleton'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import * as texts from '#texts/profile.ts'
import * as S from '../ProfileRoute.styles.ts'

export function ProfileSkeleton() {
  return (
    <S.Page>
      <Stack as={S.Side}>
        <Skeleton width="8rem" height="2.5rem" />
        <Skeleton height="2.75rem" />
      </Stack>
      <Stack gap="l">
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <noscript>
          <Text size="s" tone="muted" isMeasured>
            {texts.turnOnJavaScript}
          </Text>
        </noscript>
        <LinesSkeleton />
      </Stack>
    </S.Page>
  )
}

export function LinesSkeleton() {
  return (
    <>
      <Skeleton width="12rem" height="2.75rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton width="60%" height="4.5rem" />
    </>
  )
}
