import type { ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import { Inline } from '@shop/ui/Inline'
import * as S from './CityNotice.styles.ts'

export interface CityNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** City of the shopper. */
  city: string
  /** Geolocation found it; otherwise the shopper has it as her city. */
  isGuess: boolean
  /** Address of the home page. */
  homeHref: string
  onStay: () => void
}

/** Explains why the visitor sees a city's page and links to the home page (specification §4, *Home path*). */
export function CityNotice({ city, isGuess, homeHref, onStay, ...rest }: CityNoticeProps) {
  const texts = useTexts(menus, 'CityNotice')
  return (
    <Inline as={S.Root} gap="m" rowGap="xxs" justify="center" role="status" {...rest}>
      <span>{isGuess ? texts.guess(city) : texts.known(city)}</span>
      <Inline gap="none">
        <Button variant="quiet" onClick={onStay}>
          {texts.stay}
        </Button>
        <ButtonLink variant="quiet" href={homeHref}>
          {texts.goHome}
        </ButtonLink>
      </Inline>
    </Inline>
  )
}
