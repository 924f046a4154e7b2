import { Button } from '@shop/ui/Button'
import * as Dialog from '@shop/ui/DialogParts'
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
      <Dialog.Root>
        <Dialog.Trigger>
          <Button variant="secondary">Returns</Button>
        </Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Header>
            <Dialog.Title>Returns in seven days</Dialog.Title>
            <Dialog.Description>For everything that is unopened.</Dialog.Description>
          </Dialog.Header>
          <Dialog.Body>The courier collects the parcel from your door.</Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close>
              <Button>Got it</Button>
            </Dialog.Close>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Root>
    </main>
  )
}
