import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/home.ts'

/** Home page of a shop that has no catalogue yet. */
export function OpeningSoon() {
  return (
    <EmptyState
      title={texts.openingSoon}
      headingLevel={1}
      icon={<BagIcon size="xl" />}
      actions={<ButtonLink href={paths.contact()}>{texts.contactUs}</ButtonLink>}
    >
      {texts.openingSoonHint}
    </EmptyState>
  )
}
