import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BoltIcon } from '../Icon/Icon.tsx'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { missingPicture, storyPicture } from '../testing/storyPictures.ts'
import { makeProduct, shadeGroup, storyProducts } from '../testing/storyProducts.ts'
import type { ProductSummary } from '../lib/ProductSummary.ts'
import { ProductCard } from './ProductCard.tsx'

const pictures = [storyPicture('lipstick-rani')]
const offer = { title: 'Buy 2, get 10% more off', href: '#offer' }
const [shaded, plain, sized, soldOut] = storyProducts() as [
  ProductSummary,
  ProductSummary,
  ProductSummary,
  ProductSummary,
]

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: {
    product: plain,
    href: '#product',
    onAddToCart: fn(),
    onGoToCart: fn(),
    onWishlistToggle: fn(),
    preview: { onPick: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(100%, 17.5rem)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('[data-part="frame"]')?.getBoundingClientRect()
    await expect((picture?.width ?? 0) / (picture?.height ?? 0)).toBeCloseTo(0.8, 1)
  },
}

/** In a column of a phone. */
export const WithDeliveryEstimate: Story = {
  args: {
    product: { ...shaded, isBestSeller: true, offer },
    style: { width: '10rem' },
    deliveryEstimate: (
      <>
        <BoltIcon size="xs" data-tone="accent" />
        <span>some by Wed, 25 Nov</span>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const box = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()
    await step('It is below the price and covers nothing', async () => {
      await expect(canvas.getByText('some by Wed, 25 Nov')).toBeVisible()
      await expect(box('estimate').top).toBeGreaterThanOrEqual(box('selling').bottom)
    })
    await step('It is one line with the fonts of the shop', () =>
      waitFor(() => expect(box('estimate').height).toBeLessThan(24)),
    )
  },
}
/** The document knows a place before the first paint, and the estimate comes later. */
export const DeliveryEstimateToCome: Story = {
  play: async ({ canvasElement, step }) => {
    const height = () => canvasElement.querySelector('[data-part="estimate"]')?.clientHeight
    await step('Without a place there is no line', () => expect(height()).toBe(0))
    await step('With one its line is free', async () => {
      document.documentElement.dataset.place = ''
      await expect(height()).toBe(18)
      delete document.documentElement.dataset.place
    })
  },
}
/** A title of one line is a target of 24 px, into which the one below it does not reach. */
export const WithShades: Story = {
  args: { product: shaded },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: shaded.title }).getBoundingClientRect()
    const preview = canvas.getByRole('button', { name: /^Preview/ }).getBoundingClientRect()
    await expect(preview.top - title.top).toBeGreaterThanOrEqual(24)
  },
}
export const WithSizes: Story = { args: { product: sized } }
export const InCart: Story = { args: { cartVariantIds: [null] } }
export const Wishlisted: Story = { args: { product: { ...plain, isWishlisted: true } } }
/** The button says it, and no badge says it again. */
export const OutOfStock: Story = {
  args: { product: soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBe(canvas.getByRole('button', { name: 'Out of stock' }))
  },
}
/** The button leads to the cart, so a badge says it. */
export const OutOfStockInCart: Story = {
  args: { product: soldOut, cartVariantIds: [null] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Go to Cart/ })).toBeEnabled()
  },
}
/** The card of a shop that has neither options nor reviews nor wishlists. */
export const OnlyWhatIsRequired: Story = {
  args: {
    product: { title: 'Assam tea', brandName: 'Tara', pictures, mrp: 480, sellingPrice: 480, quantity: 6 },
    onWishlistToggle: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled()
  },
}
export const NoImage: Story = { args: { product: makeProduct() } }
export const FailedImage: Story = { args: { product: makeProduct({ pictures: [missingPicture] }) } }
export const NoPriceCut: Story = { args: { product: makeProduct({ pictures, mrp: 499 }) } }
export const BestSellerWithOffer: Story = {
  args: { product: makeProduct({ pictures, isBestSeller: true, offer }) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The offer leads to its products, wherever it is pressed', async () => {
      const link = canvas.getByRole('link', { name: offer.title })
      await expect(link).toHaveAttribute('href', offer.href)
      const { left, top, height } = link.getBoundingClientRect()
      await expect(document.elementFromPoint(left + 5, top + height / 2)).toBe(link)
    })
    const frame = canvasElement.querySelector('[data-part="frame"]')!.getBoundingClientRect()
    const badge = canvas.getByText('Best seller').getBoundingClientRect()
    await step('The badge leaves the product free', () =>
      expect(badge.top).toBeGreaterThan(frame.top + 0.93 * frame.height),
    )
    await step('It is above the brand', () =>
      expect(badge.bottom).toBeLessThanOrEqual(
        canvasElement.querySelector('[data-part="brand"]')!.getBoundingClientRect().top,
      ),
    )
  },
}
export const New: Story = { args: { product: makeProduct({ pictures, isNew: true, ratingCount: 0 }) } }
export const LongestContent: Story = {
  args: {
    product: makeProduct({
      pictures,
      title: 'Handwoven Banarasi Silk-Cotton Saree with Zari Border and an Unstitched Blouse Piece in Gulaal',
      brandName: 'Noor & Neem Apothecary of Kerala',
      mrp: 1_23_456,
      sellingPrice: 98_765,
      ratingCount: 12_345,
      optionGroups: [shadeGroup(120)],
    }),
  },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}
/** A long brand is whole in two columns of a phone, and the title begins below it. */
export const LongBrand: Story = {
  args: {
    product: makeProduct({ pictures, brandName: 'Chandni Chowk Co.' }),
    style: { width: '10.5rem' },
  },
  play: async ({ canvas, canvasElement }) => {
    const box = (part: string) =>
      canvasElement.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()
    const brand = canvas.getByText('Chandni Chowk Co.')
    await waitFor(() => expect(brand.clientHeight).toBeLessThan(24))
    await expect(brand.scrollWidth).toBeLessThanOrEqual(brand.clientWidth)
    await expect(box('title').top).toBeGreaterThanOrEqual(box('brand').bottom)
  },
}

/** In a card of a small phone the button wraps, and the offer stays below it. */
export const Narrow: Story = {
  args: { product: makeProduct({ pictures, offer, optionGroups: [shadeGroup(24)] }) },
  decorators: [
    (Story) => (
      <div style={{ width: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const preview = canvas.getByText(/^Preview/)
    const words = document.createRange()
    words.selectNodeContents(canvas.getByRole('link', { name: offer.title }))
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      preview.getBoundingClientRect().bottom,
    )
    const dots = preview.previousElementSibling
    await expect(dots?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      preview.getBoundingClientRect().top + 1,
    )
  },
}
/** On a narrow card, the words below the name of a shade are not the offer's. */
export const PressesWhatIsSeen: Story = {
  ...Narrow,
  args: {
    product: { ...shaded, offer },
    cartVariantIds: [shaded.optionGroups?.[0]?.variants[0]?.id ?? null],
  },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('button', { name: /^Preview Shade/ })
    for (const text of preview.children) {
      const { left, top, bottom } = text.getBoundingClientRect()
      for (const y of [top + 1, bottom - 1])
        await expect(preview).toContainElement(document.elementFromPoint(left + 5, y) as HTMLElement)
    }
    const link = canvas.getByRole('link', { name: offer.title })
    const { left, bottom } = link.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 5, bottom - 1)).toBe(link)
  },
}
/** The user's own colours replace the design system's. */
export const ForcedColours: Story = { args: { product: shaded }, parameters: { forcedColors: true } }
export const At200PerCent: Story = {
  args: { product: sized },
  globals: { viewport: { value: 'zoomed' } },
  play: () => expectNoHorizontalScroll(),
}

export const AddsToCart: Story = {
  render: function InCartAfterwards(args) {
    const [cartVariantIds, setCartVariantIds] = useState<(number | string | null)[]>([])
    return (
      <ProductCard
        {...args}
        cartVariantIds={cartVariantIds}
        onAddToCart={(variant) => {
          setCartVariantIds([variant?.id ?? null])
          args.onAddToCart(variant)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Add it', () => userEvent.click(canvas.getByRole('button', { name: /^Add to Cart/ })))
    await step('The cart receives the product', async () => {
      await expect(args.onAddToCart).toHaveBeenCalledWith(null)
    })
    await step('The button goes to the cart now', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Go to Cart/ }))
      await expect(args.onGoToCart).toHaveBeenCalledOnce()
    })
  },
}

/** The button of a product in the cart asks for another option where an offer needs more of them. */
export const AddsMoreForAnOffer: Story = {
  args: {
    product: sized,
    preview: { addsMore: true },
    cartVariantIds: sized.optionGroups?.[0]?.variants.slice(0, 1).map(({ id }) => id) ?? [],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add another size/ }))
    await expect(await screen.findByRole('dialog', { name: 'Add another size' })).toBeInTheDocument()
    await expect(args.onGoToCart).not.toHaveBeenCalled()
  },
}

export const AddsTheSelectedSize: Story = {
  args: { product: sized },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: /^Preview Size/ })
    await step('Open the size preview', () => userEvent.click(opener))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview Size' }))
    await step('Adding asks for a size first', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
      await expect(dialog.getByRole('alert')).toHaveTextContent('Choose a size first')
    })
    await step('Pick M: its price is said', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'M' }))
      await expect(args.preview?.onPick).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'M' }))
      await expect(dialog.getByRole('status')).toHaveTextContent('₹599')
    })
    await step('The cart receives M, and the focus is back on the card', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledWith(expect.objectContaining({ name: 'M' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const AsksForAShadeBeforeAdding: Story = {
  args: { product: shaded },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Add a product with shades', () =>
      userEvent.click(canvas.getByRole('button', { name: /^Add to Cart/ })),
    )
    await step('It asks which', async () => {
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose a shade' })).toBeVisible())
      await expect(args.onAddToCart).not.toHaveBeenCalled()
    })
    await step('Escape leaves it at that', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await step('The button of the preview has its own title', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Preview Shade/ }))
      await expect(await screen.findByRole('dialog', { name: 'Preview Shade' })).toBeInTheDocument()
    })
  },
}

/** One shade in the cart says nothing of the others: the preview adds the one that is chosen in it. */
export const AddsAnotherShade: Story = {
  args: {
    product: shaded,
    cartVariantIds: shaded.optionGroups?.[0]?.variants.slice(0, 1).map(({ id }) => id) ?? [],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preview Shade/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview Shade' }))
    const [inCart, other] = dialog.getAllByRole('radio')
    await step('Nothing is chosen: the button asks for a shade', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
      await expect(dialog.getByRole('alert')).toHaveTextContent('Choose a shade first')
    })
    await step('The shade of the cart says so', async () => {
      await userEvent.click(inCart!)
      await expect(dialog.getByRole('button', { name: 'Go to Cart' })).toBeEnabled()
      await expect(dialog.getByText(/^In your cart/)).toBeVisible()
    })
    await step('Another one is added', async () => {
      await userEvent.click(other!)
      await userEvent.click(dialog.getByRole('button', { name: 'Add to Cart' }))
      await expect(args.onAddToCart).toHaveBeenCalledOnce()
    })
  },
}

/** A line of a short list. Its button asks for a size as a card's does. */
export const Row: Story = {
  args: { product: sized, layout: 'row', onWishlistToggle: undefined },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: '21rem' }}>{Story()}</div>],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = canvas.getByRole('button', { name: /^Add to Cart/ })
    const picture = canvasElement.querySelector('[data-part="frame"]')!.getBoundingClientRect()
    await expect(canvas.getAllByRole('button')).toEqual([add])
    await expect(add.getBoundingClientRect().top).toBeLessThan(picture.bottom)
    await userEvent.click(add)
    await expect(await screen.findByRole('dialog', { name: 'Choose a size' })).toBeVisible()
  },
}
/** On the page of the cart there is no other page to lead to. */
export const AddedRow: Story = {
  args: { ...Row.args, product: plain, cartVariantIds: [null], onGoToCart: undefined },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: '21rem' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    const added = canvas.getByRole('button', { name: /^Added: / })
    await expect(added).toHaveAttribute('aria-disabled', 'true')
    added.focus()
    await userEvent.keyboard('{Enter}')
    await expect(added).toHaveFocus()
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  },
}
/** The button is below the text where there is no room beside it. */
export const RowOnTheSmallestPhone: Story = {
  args: { ...Row.args, product: { ...sized, title: `${sized.title} with Pintucks `.repeat(3).trim() } },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}

export const OutOfStockSizeCannotBeAdded: Story = {
  args: { product: sized },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preview Size/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'S (out of stock)' }))
    await expect(dialog.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  },
}

/** The line of a card counts what the product's page shows, sold-out sizes too. */
export const CountsAllSizes: Story = {
  args: {
    product: {
      ...sized,
      optionGroups: [
        {
          name: 'Size',
          variants: ['S', 'M', 'L'].map((name, id) => ({
            id,
            name,
            colorCode: null,
            mrp: 999,
            sellingPrice: 799,
            quantity: name === 'S' ? 0 : 5,
          })),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 sizes')).toBeVisible()
  },
}

/** Nothing can be chosen from what is out of stock in each size. */
export const OutOfStockInEachSize: Story = {
  args: {
    product: {
      ...sized,
      quantity: 0,
      optionGroups: sized.optionGroups?.map((group) => ({
        ...group,
        variants: group.variants.map((variant) => ({ ...variant, quantity: 0 })),
      })),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A pale picture would show another shade.
    await expect(getComputedStyle(canvasElement.querySelector('img')!).opacity).toBe('1')
    await userEvent.click(canvas.getByRole('button', { name: /^Preview Size/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('status')).toHaveTextContent('Out of stock')
    await expect(dialog.getByRole('link', { name: 'Tell me when it is back' })).toHaveAttribute(
      'href',
      '#product',
    )
    await expect(dialog.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument()
  },
}

export const TogglesWishlist: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: /^Wishlist/ })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart)
    await expect(args.onWishlistToggle).toHaveBeenCalledWith(true)
  },
}

/** The card shows the first of several pictures. */
export const ShowsTheFirstPicture: Story = {
  args: { product: makeProduct({ pictures: [...pictures, storyPicture('jar-sand')] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', pictures[0]?.src)
  },
}

/** A mouse that points at the card sees its second picture, over the first. A finger does not load it. */
export const ShowsTheSecondPictureToAMouse: Story = {
  args: { product: makeProduct({ pictures: [...pictures, storyPicture('jar-sand')] }) },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article')
    await userEvent.pointer([{ keys: '[TouchA]', target: card }])
    await expect(canvas.getAllByRole('presentation')).toHaveLength(1)
    await userEvent.hover(card)
    const [, view] = await canvas.findAllByRole('presentation')
    await expect(view).toHaveAttribute('src', storyPicture('jar-sand').src)
  },
}

const [first, second] = shadeGroup(2).variants
const rani = second && { ...second, pictures: [storyPicture('lipstick-rani')], sellingPrice: 549 }

/** A wish for a shade, or a search: its picture, price, dot and name are shown, and "Add to Cart" adds it without asking. */
export const ShowsTheVariantOfAWishOrSearch: Story = {
  args: {
    product: makeProduct({
      pictures: [storyPicture('jar-sand')],
      optionGroups: [{ name: 'Shade', variants: [first, rani].filter((one) => one !== undefined) }],
      ...(rani && { shownVariantId: rani.id }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', pictures[0]?.src)
    await expect(canvas.getByText('₹549')).toBeVisible()
    const preview = canvas.getByRole('button', { name: /^Preview Shade of .*, Rani$/ })
    await expect(within(preview).getByText('Rani')).toBeVisible()
    const dots = preview.querySelectorAll('[data-part="dots"] > *')
    await expect(dots).toHaveLength(1)
    await expect(dots[0]?.getAttribute('style')).toContain(rani?.colorCode)
    await userEvent.click(canvas.getByRole('button', { name: /^Add to Cart/ }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(expect.objectContaining({ name: 'Rani' }))
  },
}

/** Several shades fit a filter: the card shows one, and asks before it adds. */
export const AsksWhichOfTheVariantsThatFit: Story = {
  args: {
    product: makeProduct({
      pictures: [storyPicture('jar-sand')],
      optionGroups: [{ name: 'Shade', variants: [rani, first].filter((one) => one !== undefined) }],
      ...(rani && { shownVariantId: rani.id, asksVariant: true }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', pictures[0]?.src)
    await expect(canvas.getByText('₹549')).toBeVisible()
    await expect(canvas.queryByText('Rani')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Add to Cart/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await expect(dialog.getAllByRole('radio')[0]).toHaveAccessibleName(/Rani/)
    await expect(dialog.queryByRole('radio', { checked: true })).toBeNull()
  },
}

/** The dialog shows the product, then the picked shade, which stays on the card. */
export const PreviewsThePickedShade: Story = {
  args: {
    product: makeProduct({
      pictures: [storyPicture('jar-sand')],
      optionGroups: [{ name: 'Shade', variants: [first, rani].filter((one) => one !== undefined) }],
    }),
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Preview Shade/ }))
    const dialog = await screen.findByRole('dialog')
    const picture = dialog.querySelector('img')
    await step('The product is shown', () =>
      expect(picture).toHaveAttribute('src', storyPicture('jar-sand').src),
    )
    await step('Pick Rani: its picture replaces it in the same image', async () => {
      await userEvent.click(within(dialog).getByRole('radio', { name: 'Rani' }))
      await expect(picture).toHaveAttribute('src', storyPicture('lipstick-rani').src)
      await expect(picture).toBeVisible()
    })
    await step('It stays on the card', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add to Cart' }))
      await expect(canvasElement.querySelector('img')).toHaveAttribute(
        'src',
        storyPicture('lipstick-rani').src,
      )
    })
  },
}

export const ShowsPricesAndDiscount: Story = {
  play: async ({ canvas }) => {
    for (const text of ['₹1,249', '₹1,499', '16% off']) await expect(canvas.getByText(text)).toBeVisible()
  },
}

export const TitleLeadsToTheProduct: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Saffron Dew Cream, 50 ml' })).toHaveAttribute(
      'href',
      '#product',
    )
  },
}

/** The heart is announced as pressed, with the action that it offers next. */
export const RemovesFromTheWishlist: Story = {
  args: { product: { ...plain, isWishlisted: true } },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: /^Wishlist/ })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    heart.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onWishlistToggle).toHaveBeenCalledWith(false)
  },
}
