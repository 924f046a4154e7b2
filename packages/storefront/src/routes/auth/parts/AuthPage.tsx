import type { ReactNode } from 'react'
import { FormNotice } from '@shop/ui/FormNotice'
import { Heading } from '@shop/ui/Heading'
import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { Seo } from '#lib/Seo.tsx'
import * as S from '../AuthRoute.styles.ts'

interface AuthPageProps {
  title: string
  /** One sentence below it. */
  intro?: ReactNode
  /** For the head of the page. */
  description: string
  path: string
  /** Other ways in, below the form. */
  ways?: ReactNode
  children: ReactNode
}

/** The frame of the screens that log in or help to. Nothing of it is for search engines. */
export function AuthPage({ title, intro, description, path, ways, children }: AuthPageProps) {
  return (
    <S.Page>
      <Seo title={`${title} · the product`} description={description} path={path} isHidden />
      <S.Head>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        {intro !== undefined && <Text tone="muted">{intro}</Text>}
      </S.Head>
      <noscript>
        <FormNotice tone="neutral">
          Logging in needs JavaScript, which is switched off in this browser.
        </FormNotice>
      </noscript>
      {children}
      {ways !== undefined && (
        <Panel as="div" tone="ruled" padding="l">
          <S.Ways>{ways}</S.Ways>
        </Panel>
      )}
    </S.Page>
  )
}
