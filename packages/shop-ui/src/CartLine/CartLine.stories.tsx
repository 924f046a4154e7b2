import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '@shop/ui/Button'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { CartLine } from './CartLine.tsx'

const product = {
  title: 'Velvet Matte Lip Colour',
  href: '#product',
  brandName: 'Rozana',
  optionName: 'Ruby',
  picture: storyPicture('lipstick-ruby'),
}
const price = { mrp: 699, sellingPrice: 499, total: 499 }

const meta = {
  title: 'Shop/CartLine',
  component: CartLine,
  args: {
    product,
    price,
    quantity: 1,
    onQuantityChange: fn(),
    onAccept: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

/** One item costs what its line costs, so the price is there once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('₹499')).toHaveLength(1)
    await expect(canvas.queryByText('each')).toBeNull()
  },
}
/** A product of one size says how much it holds. */
export const OneSize: Story = {
  args: { product: { ...product, optionName: null, packSize: '50 ml', isNonReturnable: true } },
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(facts).toEqual(['50 ml', 'Return only if damaged or wrong'])
  },
}
export const Two: Story = {
  args: { quantity: 2, price: { ...price, total: 998 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('each')).toBeVisible()
    await expect(canvas.getByText('₹998')).toBeVisible()
  },
}
/** All buttons are in one row, also beside the scrollbar of a small window. */
export const InASmallWindow: Story = {
  args: { style: { width: 280 }, onSaveForLater: fn() },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [save, remove] = [/Save for later/, /Remove/].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(remove?.top).toBe(save?.top)
  },
}
/** The total after the offer is what the line costs. */
export const InAnOffer: Story = {
  args: {
    quantity: 4,
    price: { mrp: 120, sellingPrice: 99, total: 396, offer: { title: 'Any 4 for ₹349', off: 47 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹396')).toHaveStyle({ 'text-decoration-line': 'line-through' })
    await expect(canvas.getByText('₹349', { exact: true })).toBeVisible()
  },
}
/** On a desktop, what a line costs ends at its right edge, and the buttons are beside the picture. */
export const OnADesktop: Story = {
  render: (args) => (
    <>
      <CartLine {...args} />
      <CartLine {...args} quantity={2} price={{ ...price, total: 998 }} />
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const amounts = [canvas.getAllByText('₹499')[0]!, canvas.getByText('₹998')]
    for (const [index, line] of canvas.getAllByRole('article').entries()) {
      const amount = amounts[index]!.getBoundingClientRect()
      await expect(amount.right).toBeCloseTo(line.getBoundingClientRect().right, 0)
      await expect(amount.top).toBeLessThan(within(line).getByRole('heading').getBoundingClientRect().top)
    }
    const picture = canvas.getAllByRole('presentation')[0]!.getBoundingClientRect()
    const remove = canvas.getAllByRole('button', { name: /Remove/ })[0]!.getBoundingClientRect()
    await expect(remove.left).toBeGreaterThan(picture.right)
    await expect(remove.bottom).toBeLessThanOrEqual(picture.bottom + 1)
  },
}
/** The button beside the option is high enough for a finger, and leaves the line as low as it was. */
export const WithAnotherOption: Story = {
  args: { product: { ...product, optionAction: <Button variant="quiet">Change</Button> } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change' })
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    const [brand, option, price] = ['Rozana', 'Ruby', '₹499'].map((text) =>
      canvas.getAllByText(text)[0]!.getBoundingClientRect(),
    )
    await expect(price!.top - option!.bottom).toBeLessThan(brand!.height)
  },
}
export const TotalPending: Story = { args: { quantity: 2, price: { ...price, total: null } } }
export const NonReturnable: Story = { args: { product: { ...product, isNonReturnable: true } } }
export const LimitedStock: Story = { args: { quantity: 3, quantityMax: 3, price: { ...price, total: 1497 } } }
export const SoldOut: Story = {
  args: {
    product: { ...product, stockAlert: <Button variant="secondary">Tell me when it is back</Button> },
    quantityMax: 0,
    changes: [{ kind: 'out-of-stock' }],
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /^Tell me/ })).toBeVisible(),
}
/** The way to take the request back begins where the text does. */
export const WaitsForStock: Story = {
  args: {
    ...SoldOut.args,
    product: { ...product, stockAlert: <Button variant="quiet">Don’t e-mail me</Button> },
  },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('heading').getBoundingClientRect().left
    const button = canvas.getByRole('button', { name: 'Don’t e-mail me' })
    await expect(button.getBoundingClientRect().left).toBe(edge)
    await expect(button).toHaveStyle({ paddingInlineStart: '0px' })
  },
}
export const NoLongerSold: Story = {
  args: { product: { ...product, href: null }, quantityMax: 0, changes: [{ kind: 'not-sold' }] },
}
export const LongestContent: Story = {
  args: {
    product: {
      ...product,
      title: 'Handwoven Banarasi Silk-Cotton Saree with Zari Border and an Unstitched Blouse Piece in Gulaal',
      brandName: 'Noor & Neem Apothecary of Kerala',
      optionName: 'Free size, to 44 inches',
    },
    price: { mrp: 1_23_456, sellingPrice: 98_765, total: 9_87_650 },
    quantity: 10,
  },
  globals: { viewport: { value: 'small' } },
}

export const AcceptsANewPrice: Story = {
  args: { changes: [{ kind: 'price', from: 449, to: 499 }] },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The change is said in words', () =>
      expect(canvas.getByRole('status', { name: /Changes to/ })).toHaveTextContent(
        'The price has gone up from ₹449 to ₹499.',
      ),
    )
    await step('Accept applies it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }))
      await expect(args.onAccept).toHaveBeenCalledOnce()
    })
  },
}

export const ChangesTheQuantity: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('One more', () => userEvent.click(canvas.getByRole('button', { name: 'One more' })))
    await step('The cart hears of it', () => expect(args.onQuantityChange).toHaveBeenCalledWith(2))
    await step('There is always one', () =>
      expect(canvas.getByRole('button', { name: 'One less' })).toBeDisabled(),
    )
  },
}

/** A dot is between two facts in a line. */
export const FactsInALine: Story = {
  args: { product: { ...product, isNonReturnable: true }, deliveryEstimate: 'by 6:40 pm today' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((fact) => fact.getBoundingClientRect())
    await expect(second!.top).toBe(first!.top)
    await expect(second!.left).toBeGreaterThan(first!.left)
    await expect(canvas.getByRole('list')).not.toHaveTextContent('·')
  },
}

export const SavesForLater: Story = {
  args: { deliveryEstimate: 'by 6:40 pm today', onSaveForLater: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Arrives by 6:40 pm today')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Save for later/ }))
    await expect(args.onSaveForLater).toHaveBeenCalledOnce()
  },
}

/** The quantity and both actions are in one row, each high enough for a finger, and the line is low. */
export const CompactOnAPhone: Story = {
  args: {
    product: { ...product, isNonReturnable: true },
    quantity: 2,
    price: { mrp: 699, sellingPrice: 499, total: 998 },
    deliveryEstimate: 'by 6:40 pm today',
    onSaveForLater: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxOf = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect()
    const [more, save, remove] = [boxOf(/^One more/), boxOf(/^Save for later/), boxOf(/^Remove/)]
    const middles = [more, save, remove].map(({ top, height }) => Math.round(top + height / 2))
    await expect(new Set(middles).size).toBe(1)
    await expect(Math.min(more.height, save.height, remove.height)).toBeGreaterThanOrEqual(44)
    const facts = [
      canvas.getByText('Arrives by 6:40 pm today'),
      canvas.getByText('Return only if damaged or wrong'),
    ]
    const lineOfText = Number.parseFloat(getComputedStyle(canvas.getByRole('article')).lineHeight)
    for (const fact of facts) await expect(fact.getBoundingClientRect().height).toBeLessThan(1.5 * lineOfText)
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(205)
    // Each begins a line, so that its dot is beyond the edge.
    const { left } = facts[0]!.parentElement!.getBoundingClientRect()
    for (const fact of facts) await expect(fact.getBoundingClientRect().left).toBeLessThan(left)
  },
}

/** The line says what its offer still needs, and no longer once it is there. */
export const NearAnOffer: Story = {
  args: {
    quantity: 2,
    price: {
      mrp: 120,
      sellingPrice: 99,
      total: 198,
      offerHint: { hint: 'Add 2 more: any 4 for ₹349', href: '#nails', progress: { have: 2, need: 4 } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add 2 more: any 4 for ₹349' })).toBeVisible()
  },
}

export const RemovesTheLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Velvet Matte Lip Colour, Ruby' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'One more' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onQuantityChange).toHaveBeenCalledWith(2)
  },
}
