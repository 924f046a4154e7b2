import { ButtonLink } from '@shop/ui/ButtonLink'
import { Container } from '@shop/ui/Container'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import type { ReactNode } from 'react'
import { paths } from '#lib/paths.ts'
import { PageTitle } from '#lib/PageTitle.tsx'
import { LaterWaysOn } from '#routes/shared/LaterWaysOn.tsx'
import { StartLink } from '#routes/shared/StartLink.tsx'
import * as texts from '#texts/notFound.ts'

interface NotFoundProps {
  title?: string
  hint?: string
  /** First way on, before the one home, in place of that to what sells best. */
  action?: ReactNode
}

/** Says what is missing, and leads to categories and best sellers. */
export function NotFound({ title = texts.title, hint = texts.hint, action }: NotFoundProps) {
  return (
    <>
      <PageTitle>{title === texts.title ? texts.pageTitle : title}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        headingLevel={1}
        icon={<SearchIcon size="xl" />}
        actions={
          <>
            {action}
            <ButtonLink href={paths.home()} variant={action === undefined ? 'primary' : 'secondary'}>
              {texts.goHome}
            </ButtonLink>
            {action === undefined && <StartLink variant="secondary" />}
          </>
        }
      >
        {hint}
      </EmptyState>
      <Container bottom="xl">
        <LaterWaysOn />
      </Container>
    </>
  )
}
