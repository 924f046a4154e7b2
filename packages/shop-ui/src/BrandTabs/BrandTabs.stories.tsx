import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { storyBrands } from '../testing/storyBrands.ts'
import { BrandTabs } from './BrandTabs.tsx'

const meta = {
  title: 'Shop/BrandTabs',
  component: BrandTabs,
  args: {
    brands: storyBrands,
    value: 'popular',
    onChange: fn(),
    hrefFor: ({ slug }) => `#/productlist/${slug}`,
  },
} satisfies Meta<typeof BrandTabs>

export default meta
type Story = StoryObj<typeof meta>

/** A line would run through the logo. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rozana' })).toHaveStyle({ textDecorationLine: 'none' })
  },
}
export const Found: Story = { args: { found: storyBrands.slice(1, 4) } }
export const NoMatch: Story = { args: { found: [] } }
export const NoBrands: Story = { args: { brands: [] } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Logos are inverted, so that their plates are as dark as the page. */
export const Dark: Story = {
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rozana' }).querySelector('img')).toHaveStyle({
      colorScheme: 'dark',
      filter: 'invert(1) hue-rotate(180deg)',
    })
  },
}

/** Without a connection the tiles have names. */
export const LogosFail: Story = {
  args: { brands: storyBrands.map((brand) => ({ ...brand, logo: 'data:image/png,broken' })) },
  play: async ({ canvas, args }) => {
    const [first] = args.brands.filter(({ isPopular }) => isPopular)
    await expect(await canvas.findByText(first?.name ?? '')).toBeVisible()
  },
}

/** Tabs that keep the selected one. */
const render: Story['render'] = function Stateful(args) {
  const [value, setValue] = useState(args.value)
  return (
    <BrandTabs
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next)
        setValue(next)
      }}
    />
  )
}

export const ArrowKeysSelectATab: Story = {
  render,
  play: async ({ canvas, userEvent, step }) => {
    const names = () => canvas.queryAllByRole('link').map((link) => link.textContent || link.innerHTML)
    await step('Popular brands come first; one without a logo is left out', async () => {
      await expect(canvas.getByRole('tab', { name: 'Popular' })).toHaveAttribute('aria-selected', 'true')
      await expect(names()).toHaveLength(4)
      await expect(canvas.getByRole('link', { name: 'Rozana' })).toHaveAttribute(
        'href',
        '#/productlist/rozana',
      )
      await expect(canvas.queryByRole('link', { name: 'Without a logo' })).not.toBeInTheDocument()
    })
    await step('The right key goes to "Only at the product"', async () => {
      canvas.getByRole('tab', { name: 'Popular' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tab', { name: 'Only at the product' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(canvas.getByRole('link', { name: 'Noor' })).toBeVisible()
      await expect(names()).toHaveLength(2)
    })
    await step('And on to "New Launches"', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('link', { name: 'Meher' })).toBeVisible()
      await expect(names()).toHaveLength(2)
    })
  },
}

export const PressingATabSelectsIt: Story = {
  render,
  play: async ({ args, canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Only at the product' })
    await userEvent.click(tab)
    await expect(args.onChange).toHaveBeenLastCalledWith('exclusive')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('link', { name: 'Noor' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Rozana' })).not.toBeInTheDocument()
  },
}
