import { CardLink } from '@shop/ui/CardLink'
import { Grid } from '@shop/ui/Grid'
import { Heading } from '@shop/ui/Heading'
import { Picture } from '@shop/ui/Picture'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { offersQuery } from '#features/products/api/offersQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import { offAndMore } from '#texts/filters.ts'
import * as S from './Offers.styles.ts'
import * as texts from '#texts/productList.ts'

/** Every live offer, bundles with their products, and the heading of the list that follows. */
export function Offers({ leastDiscount }: { leastDiscount: number }) {
  const { api } = useServices()
  const { data: offers = [] } = useQuery(offersQuery(api))
  if (offers.length === 0) return null
  return (
    <>
      <Stack as={S.Section} gap="m" aria-label={texts.ofSeveral}>
        <Heading level={2} size="h3">
          {texts.ofSeveral}
        </Heading>
        <Grid as={S.Offers} role="list" columnRem={17} gap="s" fill="keep" align="stretch">
          {offers.map(({ id, title, total, pictures }) => (
            <S.Offer key={id}>
              <S.Pictures>
                {pictures.map((picture) => (
                  <Picture key={picture.src} picture={picture} alt="" sizes="3.5rem" widths={[160]} />
                ))}
              </S.Pictures>
              <Stack gap="xxs">
                <S.Title>
                  <CardLink href={paths.offer(id)}>{title}</CardLink>
                </S.Title>
                <Text size="s" tone="muted">
                  {texts.seeItems(total)}
                </Text>
              </Stack>
            </S.Offer>
          ))}
        </Grid>
      </Stack>
      {offers.map(
        ({ id, title, bundle }) =>
          bundle.length > 0 && (
            <Stack as={S.Section} key={id} gap="m" aria-label={title}>
              <Heading level={2} size="h3">
                {title}
              </Heading>
              <CardRail label={title} products={bundle} />
            </Stack>
          ),
      )}
      <S.ListTitle>
        <Heading level={2} size="h3">
          {offAndMore(leastDiscount)}
        </Heading>
      </S.ListTitle>
    </>
  )
}
