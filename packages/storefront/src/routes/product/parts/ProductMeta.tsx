import { rupeesOfPaise, chargedPaise, paiseOfRupees } from '@shop/contract/money'
import type { Product } from '@shop/contract/products'
import { useServices } from '#lib/AppServices.ts'
import { JsonLd } from '#lib/JsonLd.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import { toPlainText } from '#lib/toPlainText.ts'
import { productJsonLd } from './productJsonLd.ts'
import * as texts from '#texts/product.ts'

export function ProductMeta({ product }: { product: Product }) {
  const { origin } = useServices()
  const { title, brandName, slug, descriptionHtml, pictures, sellingPrice } = product
  return (
    <>
      <Seo
        title={texts.pageTitle(title, brandName)}
        description={toPlainText(descriptionHtml, 155) || texts.pageDescription(title, brandName)}
        path={paths.product(slug)}
        picture={pictures[0]?.src}
        type="product"
      />
      {!product.isArchived && (
        <>
          <meta
            property="product:price:amount"
            content={String(rupeesOfPaise(chargedPaise(paiseOfRupees(sellingPrice))))}
          />
          <meta property="product:price:currency" content="INR" />
        </>
      )}
      <JsonLd data={import.meta.env.SSR && productJsonLd(product, origin)} />
    </>
  )
}
