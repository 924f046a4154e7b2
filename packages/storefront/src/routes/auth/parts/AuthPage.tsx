import { useEffect, type ReactNode } from 'react'
import { Callout } from '@shop/ui/Callout'
import { Heading } from '@shop/ui/Heading'
import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useUser } from '#features/account/useUser.ts'
import { paths } from '#lib/paths.ts'
import { Redirect } from '#lib/Redirect.tsx'
import { Seo } from '#lib/Seo.tsx'
import { endLoginQuestion } from '#routes/shared/askToLogIn.ts'
import * as texts from '#texts/auth.ts'
import * as S from '../AuthRoute.styles.ts'
import { useNext } from '../useNext.ts'

export interface AuthPageProps {
  /** After a login, here or in another tab, the page redirects to the requested one. */
  isForGuests?: boolean
  title: string
  intro?: ReactNode
  description: string
  path: string
  /** Links to other ways to log in. */
  ways?: ReactNode
  children: ReactNode
}

/** Frame of the login and registration pages; excluded from search engines. */
export function AuthPage({
  isForGuests = false,
  title,
  intro,
  description,
  path,
  ways,
  children,
}: AuthPageProps) {
  const user = useUser()
  const next = useNext()
  useEffect(endLoginQuestion, [])
  if (isForGuests && user !== null) return <Redirect to={next ?? paths.home()} />
  return (
    <S.Page>
      <Seo title={title} description={description} path={path} isHidden />
      <Stack as="header" gap="xs">
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {intro !== undefined && <Text tone="muted">{intro}</Text>}
      </Stack>
      <noscript>
        <Callout tone="neutral">{texts.turnOnJavaScript}</Callout>
      </noscript>
      {children}
      {ways !== undefined && (
        <Panel as="div" tone="ruled" padding="l">
          <Stack>{ways}</Stack>
        </Panel>
      )}
    </S.Page>
  )
}
