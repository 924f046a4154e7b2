import { PlaceText } from '@shop/shop-ui/PlaceText'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { MapPinIcon } from '@shop/ui/Icon'
import { paths } from '#lib/paths.ts'
import { PageTitle } from '#lib/PageTitle.tsx'
import { useServices } from '#lib/AppServices.ts'
import * as texts from '#texts/notAvailable.ts'
import { expressArea, expressTime } from '#texts/promises.ts'

export function Component() {
  const { delivery } = useServices().config
  const others = delivery.stores.slice(1).map(({ city }) => city)
  const [other] = others
  return (
    <>
      <PageTitle>{texts.pageTitle}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={texts.notServed}
        headingLevel={1}
        icon={<MapPinIcon size="xl" />}
        actions={
          <>
            <ButtonLink href={paths.home()}>{texts.goHome}</ButtonLink>
            {other !== undefined && (
              <ButtonLink href={paths.city(other)} variant="secondary">
                {texts.seeCity(other)}
              </ButtonLink>
            )}
          </>
        }
      >
        <PlaceText>{texts.explanation(expressArea(delivery), expressTime(delivery).words, others)}</PlaceText>
      </EmptyState>
    </>
  )
}
