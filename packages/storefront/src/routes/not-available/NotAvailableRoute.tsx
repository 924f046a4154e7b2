import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { MapPinIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/notAvailable.ts'

export function Component() {
  return (
    <>
      <title>{texts.pageTitle}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={texts.notServed}
        headingLevel={1}
        icon={<MapPinIcon size={36} />}
        actions={
          <>
            <ButtonLink href={paths.home()}>{texts.goHome}</ButtonLink>
            <ButtonLink href={paths.jaipur()} variant="secondary">
              {texts.seeJaipur}
            </ButtonLink>
          </>
        }
      >
        {texts.explanation}
      </EmptyState>
    </>
  )
}
