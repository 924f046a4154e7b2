import type { StockedBrand } from '@shop/contract/brands'
import { Picture } from '@shop/ui/Picture'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/brands.ts'
import * as S from './BrandEntry.styles.ts'

/** A brand by the picture of its best product, its wordmark, and how much of it there is. */
export function BrandEntry({ brand: { name, slug, logo, face, products } }: { brand: StockedBrand }) {
  return (
    <S.Root href={paths.brand(slug)}>
      <S.Face>
        {face === undefined ? (
          <span aria-hidden="true">{name.slice(0, 1)}</span>
        ) : (
          <Picture picture={face} alt="" sizes="88px" ratio="1" widths={[160, 320]} />
        )}
      </S.Face>
      <S.Text>
        <S.Logo name={name} logo={logo} />
        <small>{texts.products(products)}</small>
      </S.Text>
    </S.Root>
  )
}
