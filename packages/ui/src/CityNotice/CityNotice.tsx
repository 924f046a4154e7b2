import type { ComponentPropsWithRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import * as S from './CityNotice.styles.ts'

export interface CityNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the shopper seems to be. */
  city: string
  /** Where the shop for everyone is. */
  homeHref: string
  /** The shopper is content to be here. */
  onStay: () => void
}

/** Says why another page than the home page is shown, and leads back (spec §4, *Home path*). */
export function CityNotice({ city, homeHref, onStay, ...rest }: CityNoticeProps) {
  return (
    <S.Root role="status" {...rest}>
      <span>You seem to be in {city}, so this is what reaches you there.</span>
      <S.Answers>
        <Button variant="quiet" onClick={onStay}>
          Stay here
        </Button>
        <ButtonLink variant="quiet" href={homeHref}>
          Go to the home page
        </ButtonLink>
      </S.Answers>
    </S.Root>
  )
}
