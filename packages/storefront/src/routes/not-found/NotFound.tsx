import { ButtonLink } from '@shop/ui/ButtonLink'
import { Container } from '@shop/ui/Container'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import { PageTitle } from '#lib/PageTitle.tsx'
import { LaterWaysOn } from '#routes/shared/LaterWaysOn.tsx'
import { StartLink } from '#routes/shared/StartLink.tsx'
import * as texts from '#texts/notFound.ts'

export function NotFound() {
  return (
    <>
      <PageTitle>{texts.pageTitle}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={texts.title}
        headingLevel={1}
        icon={<SearchIcon size="xl" />}
        actions={
          <>
            <ButtonLink href={paths.home()}>{texts.goHome}</ButtonLink>
            <StartLink variant="secondary" />
          </>
        }
      >
        {texts.hint}
      </EmptyState>
      <Container bottom="xl">
        <LaterWaysOn />
      </Container>
    </>
  )
}
