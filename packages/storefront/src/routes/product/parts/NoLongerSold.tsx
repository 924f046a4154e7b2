import type { Product } from '@shop/contract/products'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Link } from '@shop/ui/Link'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/unsoldProduct.ts'
import * as S from './BuyBox.styles.ts'

/** Replaces price and button of an archived product. */
export function NoLongerSold({ product }: { product: Product }) {
  const category = product.breadcrumbs.at(-1)
  return (
    <Stack gap="l">
      <Stack gap="xs" align="start">
        <Inline as={S.Brand} rowGap="none">
          <Text size="s" weight="bold" isCapital>
            <Link href={paths.brand(product.brandSlug)} variant="quiet">
              {product.brandName}
            </Link>
          </Text>
        </Inline>
        <Heading level={1} size="h2">
          {product.title}
        </Heading>
      </Stack>
      <Text>{texts.noLongerSold}</Text>
      {category && (
        <ButtonLink href={paths.categoryList(category.slug, category.level)} size="l">
          {texts.seeMoreIn(category.name)}
        </ButtonLink>
      )}
    </Stack>
  )
}
