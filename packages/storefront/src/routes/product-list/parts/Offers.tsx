import { Button } from '@shop/ui/Button'
import { CardLink } from '@shop/ui/CardLink'
import { Grid } from '@shop/ui/Grid'
import { Heading } from '@shop/ui/Heading'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { offersQuery } from '#features/products/api/offersQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { offAndMore } from '#texts/filters.ts'
import * as S from './Offers.styles.ts'
import { unfoldedOffers } from './unfoldedOffers.ts'
import { takeFocus } from '#lib/takeFocus.ts'
import * as texts from '#texts/listParts.ts'

/** Offers that are shown before the others are asked for. */
const FIRST_ON_A_PHONE = 4
const FIRST_ON_A_DESKTOP = 6

/** Every live offer, the first few before the others are asked for, and the heading of the list that follows. */
export function Offers({ leastDiscount }: { leastDiscount: number }) {
  const { api } = useServices()
  const { data: offers = [] } = useQuery(offersQuery(api))
  const { key } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const [isFolded, setIsFolded] = useState(!unfoldedOffers.has(key))
  /** First offer that the button has shown: it takes the focus, because the button is gone. */
  const [firstUnfolded, setFirstUnfolded] = useState<number>()

  function showAll() {
    unfoldedOffers.add(key)
    setIsFolded(false)
    const all = [...(list.current?.children ?? [])]
    setFirstUnfolded(all.filter((offer) => offer.getClientRects().length > 0).length)
  }
  if (offers.length === 0) return null
  return (
    <>
      <Stack as={S.Section} gap="m" aria-label={texts.ofSeveral}>
        <Heading level={2} size="h3">
          {texts.ofSeveral}
        </Heading>
        <Grid
          as={S.Offers}
          ref={list}
          role="list"
          data-folded={isFolded}
          columnRem={17}
          gap="s"
          fill="keep"
          align="stretch"
        >
          {offers.map(({ id, title, total, pictures }, index) => (
            <S.Offer key={id}>
              <S.Pictures>
                {pictures.map((picture) => (
                  <Picture key={picture.src} picture={picture} alt="" sizes="3.5rem" widths={[160]} />
                ))}
              </S.Pictures>
              <Stack gap="xxs">
                <S.Title>
                  <CardLink href={paths.offer(id)} ref={index === firstUnfolded ? takeFocus : undefined}>
                    {title}
                  </CardLink>
                </S.Title>
                <Text size="s" tone="muted">
                  {texts.seeItems(total)}
                </Text>
              </Stack>
            </S.Offer>
          ))}
        </Grid>
        {isFolded && offers.length > FIRST_ON_A_PHONE && (
          <S.More data-few={offers.length <= FIRST_ON_A_DESKTOP}>
            <Button variant="secondary" onClick={showAll}>
              {texts.showAllOffers(offers.length)}
            </Button>
          </S.More>
        )}
      </Stack>
      <S.ListTitle>
        <Heading level={2} size="h3">
          {offAndMore(leastDiscount)}
        </Heading>
      </S.ListTitle>
    </>
  )
}
