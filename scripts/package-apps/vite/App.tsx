import { Button } from '@shop/ui/Button'
import { Dialog } from '@shop/ui/Dialog'
import { GlobalStyle } from '@shop/ui/GlobalStyle'
import { LinkProvider } from '@shop/ui/LinkProvider'
import { Price } from '@shop/ui/Price'
import type { ProductCardProps } from '@shop/ui/ProductCard'
import { TextField } from '@shop/ui/TextField'
import { Theme } from '@shop/ui/Theme'
import { theme } from '@shop/ui/tokens/theme'

/** Product data is typed: if it were `any`, this would not be an error. */
// @ts-expect-error: a product is not a number
export const product: ProductCardProps['product'] = 7

export function App() {
  return (
    <LinkProvider component={({ replace: _replace, keepScroll: _keepScroll, ...link }) => <a {...link} />}>
      <GlobalStyle />
      <Theme accent="#0b6e4f" />
      <main style={{ color: theme.color.text.strong }}>
        <Button size="l">Add to Cart</Button>
        {/* @ts-expect-error: there is no such variant */}
        <Button variant="nonsense">Never</Button>
        <TextField label="Mobile number" />
        <Price mrp={699} sellingPrice={499} />
        <Dialog isOpen={false} onClose={() => undefined} title="Closed">
          Nothing
        </Dialog>
      </main>
    </LinkProvider>
  )
}
