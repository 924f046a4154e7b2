import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { enlargeText } from '../testing/enlargeText.ts'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { storyPicture } from '../testing/storyPictures.ts'
import { combinedGroup, makeProduct, shadeGroup, sizeGroup } from '../testing/storyProducts.ts'
import { VariantDialog } from './VariantDialog.tsx'

const shades = shadeGroup(48)

const meta = {
  title: 'Components/VariantDialog',
  component: VariantDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Preview Shade',
    product: makeProduct({ optionGroups: [shades] }),
    group: shades,
    picked: null,
    picture: <Picture picture={storyPicture('lipstick-ruby')} alt="" sizes="12rem" />,
    onPick: fn(),
    action: 'Add to Cart',
    onAction: fn(),
  },
  render: function Picked(args) {
    const [picked, setPicked] = useState(args.picked)
    return (
      <VariantDialog
        {...args}
        picked={picked}
        onPick={(variant) => {
          setPicked(variant)
          args.onPick(variant)
        }}
      />
    )
  },
} satisfies Meta<typeof VariantDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
const sizes = sizeGroup()
const ofSizes = { title: 'Preview Size', product: makeProduct({ optionGroups: [sizes] }), group: sizes }

/** In a wide window the picture fills the start of the dialog, and values and button stay in view beside it. */
export const Default: Story = {
  play: async () => {
    const partOf = (name: string) =>
      document.querySelector(`[role="dialog"] ${name}`)!.getBoundingClientRect()
    await waitFor(() => expect(partOf('footer').bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(partOf('img').width).toBeGreaterThan(Math.min(280, 0.4 * window.innerHeight))
    const { top, bottom, right } = partOf('img')
    await expect(top).toBe(document.querySelector('[role="dialog"]')!.getBoundingClientRect().top)
    await expect(bottom).toBeGreaterThanOrEqual(partOf('footer').bottom)
    await expect(right).toBeLessThanOrEqual(Math.min(partOf('fieldset').left, partOf('footer').left))
  },
}
export const Sizes: Story = { args: ofSizes }
export const Combinations: Story = { args: { title: 'Preview Size / Colour', group: combinedGroup() } }
/** The picked variant is in the cart. */
export const Done: Story = {
  args: {
    picked: shades.variants[1] ?? null,
    action: 'Go to Cart',
    done: 'In your cart. Choose another to add it, too.',
  },
  play: async ({ args, userEvent }) => {
    await expect((await dialog()).getByText(/^In your cart/)).toBeInTheDocument()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Go to Cart' }))
    await expect(args.onAction).toHaveBeenCalledWith(shades.variants[1])
  },
}
export const OutOfStock: Story = {
  args: { picked: shades.variants[3] ?? null },
  play: async () => expect((await dialog()).getByRole('button', { name: 'Out of stock' })).toBeDisabled(),
}
/** The picture is large enough to judge a shade, and the button is in the window. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await dialog()
    const partOf = (name: string) =>
      document.querySelector(`[role="dialog"] ${name}`)!.getBoundingClientRect()
    await waitFor(() => expect(partOf('footer').bottom).toBeLessThanOrEqual(window.innerHeight))
    await expect(partOf('img').height).toBeGreaterThanOrEqual(160)
    await expect(partOf('fieldset').top).toBeLessThan(0.6 * window.innerHeight)
  },
}
/** It shows the picture, too. */
export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await dialog()
    await waitFor(() => expect(document.querySelector('[role="dialog"] img')).toBeVisible())
    await expectNoHorizontalScroll()
  },
}
export const At200PerCent: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: () => expectNoHorizontalScroll(),
}

/** On its side a phone shows several rows of shades, beside the picture. */
export const OnItsSide: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async () => {
    const values = (await dialog()).getAllByRole('radio')
    const partOf = (name: string) =>
      document.querySelector(`[role="dialog"] ${name}`)!.getBoundingClientRect()
    await waitFor(() => expect(partOf('footer').bottom).toBeLessThanOrEqual(window.innerHeight))
    const places = values.map((one) => one.getBoundingClientRect())
    const rows = new Set(places.filter(({ bottom }) => bottom < partOf('footer').top).map(({ top }) => top))
    await expect(rows.size).toBeGreaterThan(2)
    await expect(partOf('img').width).toBeGreaterThan(100)
    await expect(partOf('img').right).toBeLessThan(places[0]!.left)
    await expect(partOf('h2').bottom).toBeLessThanOrEqual(partOf('img').top)
  },
}

/** Twice as large text leaves room for the values. */
export const LargeTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: async () => {
    const group = (await dialog()).getByRole('group')
    const values = () => group.closest('[tabindex="0"]')?.clientHeight
    await waitFor(() => expect(values()).toBeGreaterThan(0.25 * window.innerHeight))
    const button = (await dialog()).getByRole('button', { name: 'Add to Cart' })
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(
      group.getBoundingClientRect().right,
    )
    await expectNoHorizontalScroll()
  },
}

export const AsksForAChoice: Story = {
  args: ofSizes,
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Add to Cart' }))
    await expect((await dialog()).getByRole('alert')).toHaveTextContent('Choose a size first')
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  args: ofSizes,
  play: async ({ args, userEvent, step }) => {
    await step('Choose a size: its price is announced', async () => {
      ;(await dialog()).getByRole('radio', { name: 'XS' }).focus()
      await userEvent.keyboard(' ')
      await expect((await dialog()).getByRole('status')).toHaveTextContent('₹499')
    })
    await step('The button acts', async () => {
      ;(await dialog()).getByRole('button', { name: 'Add to Cart' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onAction).toHaveBeenCalledWith(sizes.variants[0])
    })
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })
  },
}

/** Beside the name of a group is room for a button, which knows the chosen value. */
export const AsideOfAGroup: Story = {
  args: {
    ...ofSizes,
    picked: sizes.variants[2] ?? null,
    asideOf: (name, _, chosen) => <Button variant="quiet">{`${name} guide: ${chosen}`}</Button>,
  },
  play: async () => expect((await dialog()).getByRole('button', { name: 'Size guide: M' })).toBeEnabled(),
}
