import { Button } from '@shop/ui/Button'
import { Container } from '@shop/ui/Container'
import { GlobalStyle } from '@shop/ui/GlobalStyle'
import { Link } from '@shop/ui/Link'
import { LinkProvider } from '@shop/ui/LinkProvider'
import { ProductCard, type ProductCardProps } from '@shop/ui/ProductCard'
import { TextField } from '@shop/ui/TextField'
import { Theme } from '@shop/ui/Theme'
import { Toaster } from '@shop/ui/Toaster'
import { theme } from '@shop/ui/tokens/theme'
import { BrowserRouter } from 'react-router-dom'
import { Newsletter } from './Newsletter.tsx'
import { RouterLink } from './RouterLink.tsx'

/** Product data is typed: if it were `any`, this would not be an error. */
// @ts-expect-error: a product is not a number
export const wrong: ProductCardProps['product'] = 7

const amounts = { mrp: 699, sellingPrice: 499, quantity: 3 }

/** Ids are the shop's own, and its variants have fields of their own. */
const shades = {
  name: 'Shade',
  variants: [{ id: 'tara-ruby', ean: '8901234567894', name: 'Ruby', ...amounts }],
}

const lipstick = { title: 'Lipstick', brandName: 'Tara', pictures: [], optionGroups: [shades], ...amounts }

const cart = new Set<string>()

/** An application may know some values only later: they are undefined until then. */
const later: { error?: string } = {}

export function App() {
  return (
    <BrowserRouter>
      <LinkProvider component={RouterLink}>
        <GlobalStyle />
        <Theme accent="#0b6e4f" />
        <Container as="main" gap="l" style={{ color: theme.color.text.strong }}>
          <Button size="l">Add to Cart</Button>
          {/* @ts-expect-error: there is no such variant */}
          <Button variant="nonsense">Never</Button>
          <TextField label="Mobile number" hint={undefined} error={later.error} />
          <ProductCard
            product={lipstick}
            href="/lipstick"
            cartVariantIds={['tara-rani']}
            onAddToCart={(variant) => variant && cart.add(variant.ean)}
            onGoToCart={() => undefined}
          />
          <Link href="/lips">Lips</Link>
          <Newsletter />
        </Container>
        <Toaster />
      </LinkProvider>
    </BrowserRouter>
  )
}
