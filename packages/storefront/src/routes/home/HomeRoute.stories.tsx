import { toMainCategoryWire } from '@shop/contract/factories/wires'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { longTitle, storyCards, storyCategories, storyHome, storyUser } from '#testing/storyData.ts'
import { expectFailure, fitsTheWindow, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import { withStorage, type StoryShop } from '#testing/StoryShop.tsx'

const meta = {
  ...storyPage,
  title: 'Pages/Home',
  args: { path: '/' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Colour that stays/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Loved this week' })).toBeInTheDocument()
    const ranking = canvas.getByRole('region', { name: /^Loved this week/ })
    const [first, ...others] = within(ranking).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^1/)
    await expect(within(others[0]!).getByText(/Rated 4.6 out of 5/)).toBeInTheDocument()
    if (window.innerWidth > 800)
      await expect(others[3]!.getBoundingClientRect().top).toBe(first!.getBoundingClientRect().top)
    await expect(
      await canvas.findByRole('link', { name: 'See all of Brands we stand behind' }),
    ).toHaveAttribute('href', '/productList/brands')
    const exceptions = canvas.getByRole('link', { name: 'except beauty, hygiene, innerwear and baby care' })
    await expect(exceptions).toHaveAttribute('href', '/Return&Refund')
    const promises = within(canvas.getByRole('list', { name: 'What we promise' }))
    await expect(promises.getByText(/^Delhi-NCR/)).toHaveStyle({ display: 'inline' })
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context)
    const { canvas, step } = context
    await step('The picture begins at the header', async () => {
      const banner = canvas.getByRole('heading', { level: 1 }).closest('section')!
      const header = canvas.getByRole('search').closest('[data-stuck]')!
      await expect(banner.getBoundingClientRect().top - header.getBoundingClientRect().bottom).toBeLessThan(2)
    })
    await step('Posts have room for their titles', async () => {
      const [post] = within(canvas.getByRole('list', { name: 'From the blog' })).getAllByRole('listitem')
      await expect(post?.getBoundingClientRect().width).toBeGreaterThan(0.6 * window.innerWidth)
    })
    await step('Rows run to the edges of the window', async () => {
      const ranking = within(canvas.getByRole('region', { name: /^Loved this week/ })).getByRole('list')
      for (const row of [ranking, canvas.getByRole('list', { name: 'From the blog' })]) {
        const { left, right } = row.getBoundingClientRect()
        await expect([left, right]).toEqual([0, document.documentElement.clientWidth])
      }
    })
  },
}
/** The button of the banner is in the first view. */
export const LowWindow: Story = {
  globals: { viewport: { value: 'lowest' } },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('link', { name: 'Find yours' })
    await expect(button!.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const SmallestPhone: Story = { ...Default, globals: { viewport: { value: 'small' } } }

/** The promise is that of the line above the header. */
export const WithPincode: Story = {
  beforeEach: [
    withStorage({ pincode: { pincode: '560001', city: 'Bengaluru', state: 'Karnataka' } }),
    withAnswers(
      http.get(
        '/api/pincode/560001',
        says({
          data: {
            pincode: '560001',
            city: 'Bengaluru',
            state: 'Karnataka',
            serviceable: true,
            express: false,
            eta: { days: 2 },
          },
        }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    const [promise] = within(await canvas.findByRole('list', { name: 'What we promise' })).getAllByRole(
      'listitem',
    )
    await waitFor(() => expect(promise).toHaveTextContent('In 2 daysto Bengaluru'))
    await expect(canvas.getByText(/Delivery in/)).toHaveTextContent('Delivery in 2 days to Bengaluru')
  },
}
/** A store other than the main one has a part of the goods. */
export const NearAnotherStore: Story = {
  beforeEach: withStorage({ city: 'Jaipur' }),
  play: async ({ canvas }) => {
    const [promise] = within(await canvas.findByRole('list', { name: 'What we promise' })).getAllByRole(
      'listitem',
    )
    await waitFor(() =>
      expect(promise).toHaveTextContent('on what our store in Jaipur has, from 9 am to 9 pm'),
    )
  },
}
export const LoggedIn: Story = {
  ...Default,
  beforeEach: withStorage({ user: storyUser }),
}

export const GuestHeader: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The wishlist icon leads to the login', async () => {
      const heart = await canvas.findByRole('link', { name: 'Wishlist' })
      await expect(heart).toHaveAttribute('href', '/login?next=%2Fprofile%3FMywishlist%3Dtrue')
    })
    await step('The boxes say what they are for', async () => {
      await expect(canvas.getByPlaceholderText('search what you love....')).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'City: Express Delivery' })).toBeVisible()
    })
    await step('The brands have a box of their own, and begin with the popular ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Brands' }))
      await expect(await canvas.findByPlaceholderText('Search Brands')).toBeVisible()
      await expect(await canvas.findByRole('tab', { name: 'Popular', selected: true })).toBeVisible()
    })
  },
}

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/home-data', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: withAnswers(
    http.get('/api/home-data', says({ data: { ...storyHome.data, banners: [], sections: [], blogs: [] } })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
  },
}

export const OneCategory: Story = {
  beforeEach: withAnswers(
    http.get('/api/mainCategories', says(storyCategories.slice(0, 1).map(toMainCategoryWire))),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loved this week' })).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { name: 'Shop by category' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Lipstick' })).toBeVisible()
  },
}

/** A shop without a catalogue. */
export const OpeningSoon: Story = {
  beforeEach: withAnswers(
    http.get('/api/home-data', says({ data: { banners: [], sections: [], brands: [], blogs: [] } })),
    http.get('/api/mainCategories', says([])),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We are opening soon' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Brands we stand behind' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Shop by category' })).toBeNull()
  },
}

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/home-data', fails(503))),
  play: async ({ canvas }) => {
    await expectFailure(canvas)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const edited = {
  ...storyHome.data,
  banners: [
    ...storyHome.data.banners,
    { ...storyHome.data.banners[0], id: 2, title: 'Be *kind* to your skin', link: '/category/skin/2' },
  ],
  sections: [
    ...storyHome.data.sections,
    { title: 'Skin, simply', slug: 'skin', products: storyCards },
    {
      title: 'Lips, in every red',
      slug: 'lips',
      products: [0, 1, 2].map((index) => ({
        ...storyCards[0],
        id: 900 + index,
        slug: `lip-colour-${index}`,
        options: storyCards[0]?.options.map((group) => ({
          ...group,
          variants: group.variants.map((one) => ({ ...one, option_name: `${one.option_name} ${index + 1}` })),
        })),
      })),
    },
  ],
}

/** A section with a banner has a large picture and three products; one with many shades shows them beside a picture. */
export const EditsAndShades: Story = {
  beforeEach: withAnswers(http.get('/api/home-data', says({ data: edited }))),
  play: async ({ canvas }) => {
    const edit = within(await canvas.findByRole('region', { name: /^Skin, simply/ }))
    await expect(edit.getByRole('heading', { name: 'Be kind to your skin' })).toBeVisible()
    const tops = edit.getAllByRole('article').map((card) => card.parentElement?.getBoundingClientRect().top)
    await expect(tops).toEqual([tops[0], tops[0], tops[0]])
    const shades = within(canvas.getByRole('region', { name: /^Lips, in every red/ }))
    // The third is the pictured one.
    await expect(shades.getAllByRole('link', { name: /^Ruby \d /, hidden: true })).toHaveLength(2)
  },
}
/** The three products stay beside each other in the narrowest wide window. */
export const EditsAndShadesNarrow: Story = { ...EditsAndShades, globals: { viewport: { value: 'narrow' } } }
export const EditsAndShadesOnAPhone: Story = { ...EditsAndShades, globals: { viewport: { value: 'phone' } } }

const many = Array.from({ length: 8 }, (_, index) => ({
  ...storyCards[1],
  id: 800 + index,
  slug: `cream-${index}`,
  title: `Cream number ${index + 1}`,
}))

/** A rail loads the cards beyond a wide window when the focus comes into it. */
export const RestOfARail: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/home-data',
      says({ data: { ...storyHome.data, sections: [{ title: 'New here', slug: 'new', products: many }] } }),
    ),
  ),
  play: async ({ canvas, step }) => {
    const rail = within(await canvas.findByRole('list', { name: 'New here' }))
    await expect(rail.getAllByRole('article')).toHaveLength(5)
    // A link would load its page in advance.
    await step('Move the focus into the rail', () =>
      rail.getByRole('button', { name: 'Wishlist: Cream number 2' }).focus(),
    )
    await step('The others follow', async () => {
      await expect(await rail.findByRole('link', { name: 'Cream number 8' })).toBeInTheDocument()
      await expect(rail.getAllByRole('article')).toHaveLength(8)
    })
  },
}

export const LongText: Story = {
  beforeEach: withAnswers(
    http.get(
      '/api/home-data',
      says({
        data: {
          ...storyHome.data,
          banners: storyHome.data.banners.map((banner) => ({ ...banner, title: longTitle })),
          sections: [{ title: longTitle, slug: 'best-sellers', products: storyCards }],
        },
      }),
    ),
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow(longTitle),
}
