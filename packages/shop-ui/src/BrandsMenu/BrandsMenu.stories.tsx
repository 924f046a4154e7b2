import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { storyBrands } from '../testing/storyBrands.ts'
import { BrandsMenu } from './BrandsMenu.tsx'

const meta = {
  title: 'Shop/BrandsMenu',
  component: BrandsMenu,
  args: {
    brands: storyBrands,
    value: 'popular',
    onChange: fn(),
    allHref: '#all-brands',
    hrefFor: ({ slug }) => `#/productlist/${slug}`,
  },
} satisfies Meta<typeof BrandsMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All brands, A to Z' })).toHaveAttribute(
      'href',
      '#all-brands',
    )
  },
}
export const Loading: Story = { args: { brands: null } }
export const Failed: Story = {
  args: { brands: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search Brands' })).toBeVisible()
    await expect(canvas.queryByText('No Data')).not.toBeInTheDocument()
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const SearchIgnoresCaseAndTabs: Story = {
  render: function Stateful(args) {
    const [tab, setTab] = useState(args.value)
    return <BrandsMenu {...args} value={tab} onChange={setTab} />
  },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search Brands' })
    await step('"OZA" finds Rozana and nothing else', async () => {
      await userEvent.type(box, 'OZA')
      await expect(canvas.getByRole('link', { name: 'Rozana' })).toBeVisible()
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    })
    await step('No tab is open meanwhile, and a text that nothing has says so', async () => {
      await expect(canvas.queryByRole('tab', { selected: true })).not.toBeInTheDocument()
      await userEvent.type(box, 'x')
      await expect(canvas.getByRole('status')).toHaveTextContent('No Data')
    })
    await step('A tab ends the search and shows all of its brands', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'New Launches' }))
      await expect(box).toHaveValue('')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    })
    await step('"r" finds the brands of all tabs, with the beginnings of names first', async () => {
      await userEvent.type(box, 'r')
      const names = canvas.getAllByRole('link').map((link) => link.textContent)
      await expect(names.slice(1)).toEqual(['Rozana', 'Gulmohar', 'Kajri', 'Noor', 'Meher', 'Taara'])
    })
    await step('The focus goes past the tabs to what was found', async () => {
      canvas.getByRole('tab', { name: 'New Launches' }).focus()
      await expect(box).toHaveValue('r')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Rozana' })).toHaveFocus()
    })
    await step('An empty box shows all of the tab that was chosen', async () => {
      await userEvent.clear(box)
      await expect(canvas.getByRole('tab', { name: 'New Launches' })).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    })
  },
}
