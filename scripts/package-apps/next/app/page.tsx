import { Button } from '@shop/ui/Button'
import { Heading } from '@shop/ui/Heading'
import { Price } from '@shop/ui/Price'
import { TextField } from '@shop/ui/TextField'
import { theme } from '@shop/ui/tokens/theme'
import { Sizes } from './Sizes'

export default function Page() {
  return (
    <main style={{ color: theme.color.text.strong }}>
      <Heading level={1}>Lipstick</Heading>
      <Price mrp={699} sellingPrice={499} />
      <TextField label="Mobile number" />
      <Button size="l">Add to Cart</Button>
      <Sizes />
    </main>
  )
}
