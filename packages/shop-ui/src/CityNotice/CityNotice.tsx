import type { ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import * as S from './CityNotice.styles.ts'

export interface CityNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** City of the shopper, from the stored choice or from geolocation. */
  city: string
  /** Address of the home page. */
  homeHref: string
  onStay: () => void
}

/** Explains why the visitor sees a city's page and links to the home page (specification §4, *Home path*). */
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
