import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { makeSubCategory } from '@shop/contract/factories/categories'
import { toSubCategoryWire } from '@shop/contract/factories/wires'
import { storyCategories, storyNothing } from '#testing/storyData.ts'
import { expectFailure, fitsTheWindow, showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Category',
  args: { path: `/category/makeup/${storyCategories[0]?.id}` },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await showsHeading('Makeup')({ canvas })
    await expect(await canvas.findByRole('link', { name: 'Lip Gloss' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Products in Makeup' })).toBeVisible()
  },
}
export const Phone: Story = { play: showsHeading('Makeup'), globals: { viewport: { value: 'phone' } } }

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/products', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

/** A category in which nothing is sold yet. */
export const Empty: Story = {
  beforeEach: withAnswers(
    http.get('/api/SubcategoriesWithChildCategories/:id', says([])),
    http.get('/api/products', says(storyNothing)),
  ),
  play: async ({ canvas }) => {
    await showsHeading('Makeup')({ canvas })
    await expect(canvas.queryByRole('heading', { name: /Products in/ })).not.toBeInTheDocument()
  },
}

/** The page is useful without its sub-categories. */
export const WithoutSubCategories: Story = {
  beforeEach: withAnswers(http.get('/api/SubcategoriesWithChildCategories/:id', fails(503))),
  play: async ({ canvas }) => {
    await showsHeading('Makeup')({ canvas })
    await expect(await canvas.findByRole('list', { name: 'Products in Makeup' })).toBeVisible()
  },
}

export const LongText: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/SubcategoriesWithChildCategories/:id',
      says([
        toSubCategoryWire(
          makeSubCategory({ name: 'Long-wearing and transfer-resistant lip colours for every undertone' }),
        ),
      ]),
    ),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Makeup'),
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/products', fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const Unknown: Story = {
  args: { path: '/category/nothing/999999' },
  play: showsHeading('We can’t find that page'),
}
