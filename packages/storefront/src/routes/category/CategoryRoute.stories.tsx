import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'
import { makeBrand } from '@shop/contract/factories/brands'
import { makeSubCategory } from '@shop/contract/factories/categories'
import { toBrandWire, toSubCategoryWire } from '@shop/contract/factories/wires'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import { storyCards, storyCategories, storyList, storyNothing, storyProduct } from '#testing/storyData.ts'
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
    await expect(canvas.getByRole('list', { name: 'Popular in Makeup' })).toBeVisible()
  },
}
export const Phone: Story = { play: showsHeading('Makeup'), globals: { viewport: { value: 'phone' } } }

const goods = Array.from({ length: 14 }, (_, index) => ({
  ...storyCards[index % storyCards.length]!,
  id: index + 1,
  title: `Product ${index + 1}`,
  // Pages of links in sight are loaded ahead.
  slug: storyProduct.slug,
}))
const listed = (data: typeof goods) => ({ ...storyList, data, total: data.length })
const brands = ['Rozana', 'Kajri', 'Gulmohar', 'Mehfil', 'Anokhi Tint', 'Chaand Studio', 'Saanjh'].map(
  (name) => ({
    ...toBrandWire(makeBrand({ name, slug: name.toLowerCase().replace(' ', '-') })),
    face: storyPicture('jar-sand').src,
    products: 12,
  }),
)
const hasGoods = (recommended: typeof goods, newest: typeof goods, reduced: typeof goods) =>
  withAnswers(
    http.get('/api/products', ({ request }) => {
      const query = new URL(request.url).searchParams
      if (query.has('collection')) return HttpResponse.json(listed(newest))
      if (query.has('disc_min')) return HttpResponse.json(listed(reduced))
      const facets = {
        ...storyList.facets!,
        brands: brands.map(({ slug, BrandName }) => ({ slug, name: BrandName, count: 2 })),
      }
      return HttpResponse.json({ ...listed(recommended), facets })
    }),
    http.get('/api/brands', says({ data: brands })),
  )

/** New products, brands, reduced products and posts follow the first shelf. No product is shown twice. */
export const Shelves: Story = {
  beforeEach: hasGoods(goods.slice(0, 8), goods.slice(3, 9), goods.slice(0, 12)),
  play: async ({ canvas }) => {
    await showsHeading('Makeup')({ canvas })
    await canvas.findByRole('region', { name: /^New in Makeup/ })
    const region = (name: string) => within(canvas.getByRole('region', { name: new RegExp(`^${name}`) }))
    const titles = (name: string) =>
      region(name)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    await expect(titles('New in Makeup')).toEqual(['Product 6', 'Product 7', 'Product 8'])
    await expect(titles('Good prices in Makeup')).toEqual(['Product 9', 'Product 10', 'Product 11'])
    await expect(region('Brands in Makeup').getByRole('link', { name: 'Anokhi Tint' })).toHaveAttribute(
      'href',
      '/productList/makeup?category=main&brand=anokhi-tint',
    )
    await expect(region('Good prices in Makeup').getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      '/productList/makeup?category=main&disc_min=10&sort=discount_desc',
    )
    await canvas.findByRole('region', { name: /^From the blog on Makeup/ })
    await expect(region('From the blog on Makeup').getAllByRole('article')).toHaveLength(4)
  },
}
export const ShelvesDark: Story = { ...Shelves, globals: { scheme: 'dark' } }
export const ShelvesOnAPhone: Story = { ...Shelves, globals: { viewport: { value: 'phone' } } }

/** Lines fill the row that so few cards would not. */
export const FewGoods: Story = {
  beforeEach: hasGoods(goods.slice(0, 2), goods.slice(0, 2), []),
  play: async ({ canvas }) => {
    await showsHeading('Makeup')({ canvas })
    const shelf = await canvas.findByRole('region', { name: /^Popular in Makeup/ })
    const products = within(shelf).getAllByRole('article')
    await expect(products).toHaveLength(2)
    const ends = [shelf, products[1]!].map((box) => box.getBoundingClientRect().right)
    await expect(ends[1]).toBeCloseTo(ends[0]!, 0)
    await expect(canvas.queryByRole('region', { name: /^New in Makeup/ })).not.toBeInTheDocument()
  },
}

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
    await expect(canvas.queryByRole('heading', { name: /(Products|Popular|New) in/ })).not.toBeInTheDocument()
  },
}

/** The page is useful without its sub-categories. */
export const WithoutSubCategories: Story = {
  beforeEach: withAnswers(http.get('/api/SubcategoriesWithChildCategories/:id', fails(503))),
  play: async ({ canvas }) => {
    await showsHeading('Makeup')({ canvas })
    await expect(await canvas.findByRole('list', { name: 'Popular in Makeup' })).toBeVisible()
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
