import { makeSizeGuide, makeShoeGuide } from '@shop/contract/factories/sizeGuides'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { expectNoHorizontalScroll } from '@shop/ui/testing/expectNoHorizontalScroll'
import { expect, within } from 'storybook/test'
import { SizeGuide } from './SizeGuide.tsx'

const meta = {
  title: 'Shop/SizeGuide',
  component: SizeGuide,
  args: { guide: makeSizeGuide(), sizes: ['S', 'M', 'L', 'XL'], value: 'M' },
} satisfies Meta<typeof SizeGuide>

export default meta
type Story = StoryObj<typeof meta>

/** The table has the sizes of the product only, and marks the chosen one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Indian wear' })
    const rows = within(table).getAllByRole('rowheader')
    await expect(rows.map(({ textContent }) => textContent)).toEqual(['S', 'M, your choice', 'L', 'XL'])
    await expect(rows[1]!.parentElement).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('columnheader', { name: 'Bust cm' })).toBeVisible()
    await expect(canvas.getByText('These are measures of the body, not of the product.')).toBeVisible()
  },
}

export const NothingChosen: Story = { args: { value: null } }

export const ChangesTheUnit: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Centimetres first', async () => {
      await expect(canvas.getByRole('radio', { name: 'cm' })).toBeChecked()
      await expect(canvas.getByRole('cell', { name: '89–93' })).toBeVisible()
    })
    await step('Inches by keyboard', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'inches' })).toBeChecked()
      await expect(canvas.getByRole('columnheader', { name: 'Bust in' })).toBeVisible()
      await expect(canvas.getByRole('cell', { name: '35–36.6' })).toBeVisible()
    })
    await step('Back by pointer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'cm' }))
      await expect(canvas.getByRole('cell', { name: '89–93' })).toBeVisible()
    })
  },
}

/** Sizes of other countries have no unit. */
export const Shoes: Story = {
  args: { guide: makeShoeGuide(), sizes: ['UK4', 'UK5'], value: 'UK5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'EU' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '24' })).toBeVisible()
  },
}

/** Of the product, and without a length nothing to choose. */
export const Weights: Story = {
  args: {
    guide: makeSizeGuide({
      title: 'Sacks',
      of: 'product',
      columns: [{ name: 'Weight', unit: 'g', how: 'Filled.' }],
      sizes: [{ name: 'S', values: [[3_500, 8_000]] }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByRole('cell', { name: '3.5–8' })).toBeVisible()
    await expect(canvas.getByText(/^These are measures of the product itself/)).toBeVisible()
  },
}

/** The table scrolls, not the page, and the sizes stay in sight. */
export const SmallestPhoneLargeText: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: enlargeText,
  play: async ({ canvas, step }) => {
    const table = canvas.getByRole('region', { name: 'Indian wear' })
    await step('The page does not scroll', () => expectNoHorizontalScroll())
    await step('A shadow says that there is more', () =>
      expect(getComputedStyle(table).backgroundAttachment).toBe('local, local, scroll, scroll'),
    )
    await step('The table does', async () => {
      await expect(table).toHaveAttribute('tabindex', '0')
      table.scrollLeft = 1_000
      await expect(table.scrollLeft).toBeGreaterThan(0)
      const size = canvas.getByRole('rowheader', { name: /^M/ }).getBoundingClientRect()
      await expect(size.left).toBeCloseTo(table.getBoundingClientRect().left, 0)
    })
  },
}
