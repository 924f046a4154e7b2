import { makeBrand } from '@shop/contract/factories/brands'
import { toBrandWire } from '@shop/contract/factories/wires'
import { enlargeText } from '@shop/ui/testing/enlargeText'
import { storyPicture } from '@shop/ui/testing/storyPictures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { expectFailure, fitsTheWindow, showsHeading, storyPage } from '#testing/storyPage.ts'
import { fails, never, says } from '#testing/storyResolvers.ts'
import { withAnswers } from '#testing/storyServer.ts'
import type { StoryShop } from '#testing/StoryShop.tsx'

const NAMES =
  'Tantu, Anokhi Tint, Bageecha, Banaras Loom, 9 to 9, Barfi Skin, Chaand Studio, Dhara Lab, Gulmohar, Jata, Mehfil, Noor & Neem, Rozana, Saanjh, Sheher'.split(
    ', ',
  )
const hasBrands = (names: readonly string[]) =>
  withAnswers(
    http.get(
      '/api/brands',
      says({
        data: names.map((name, index) => ({
          ...toBrandWire(makeBrand({ name })),
          brandlogo: index === 2 ? storyPicture('jar-clay').src : null,
          face: index === 0 ? '' : storyPicture(index % 2 === 0 ? 'jar-sand' : 'lipstick-rani').src,
          products: index + 1,
        })),
      }),
    ),
  )

const meta = {
  ...storyPage,
  title: 'Pages/Brands',
  args: { path: '/productList/brands' },
  tags: ['!autodocs'],
  beforeEach: hasBrands(NAMES),
} satisfies Meta<typeof StoryShop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await showsHeading('Brands A to Z')({ canvas })
    const letters = [...canvasElement.querySelectorAll('main h2')].map((letter) => letter.textContent)
    await expect(letters).toEqual(['A', 'B', 'C', 'D', 'G', 'J', 'M', 'N', 'R', 'S', 'T', 'Other names'])
    await expect(canvas.getByRole('link', { name: 'S' })).toHaveAttribute('href', '#letter-s')
    const brands = within(canvas.getByRole('region', { name: 'S' })).getAllByRole('link')
    await expect(brands.map(({ textContent }) => textContent)).toEqual([
      'Saanjh14 products',
      'Sheher15 products',
    ])
    // A brand without a picture is a brand: the first letter stands for it.
    const tantu = canvas.getByRole('link', { name: 'Tantu 1 product' })
    await expect(tantu.querySelector('img')).toBeNull()
    await expect(brands[0]?.querySelector('img')).not.toBeNull()
    // Its wordmark stands for its name where there is one.
    const bageecha = canvas.getByRole('link', { name: 'Bageecha 3 products' })
    await expect(bageecha.querySelectorAll('img')).toHaveLength(2)
    await expect(canvas.getByText('15 brands')).toBeVisible()
  },
}

/** The letters stay below the header, also when one of them is pressed. */
export const LettersStayInSight: Story = {
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('navigation', { name: 'Letters' })
    await userEvent.click(within(letters).getByRole('link', { name: 'B' }))
    await waitFor(() => expect(letters.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await expect(canvas.queryByRole('link', { name: 'E' })).toBeNull()
  },
}
/** Large text keeps the letters in one line. */
export const LettersInLargeText: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const letters = within(await canvas.findByRole('navigation', { name: 'Letters' }))
    const [first, last] = ['A', '#'].map((letter) => letters.getByText(letter).getBoundingClientRect())
    await expect(last!.top).toBe(first!.top)
    await expect(last!.right).toBeLessThan(document.documentElement.clientWidth)
  },
}
/** One line of all letters, which stays in sight, marks the one that is read and has it in sight. Those without brands are no links. */
export const LettersOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('navigation', { name: 'Letters' })
    await expect(letters.textContent).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ#')
    await expect(letters.clientHeight).toBeLessThan(60)
    await expect(within(letters).getAllByRole('link')).toHaveLength(12)
    const widths = [...within(letters).getByRole('list').children].map(
      (letter) => letter.getBoundingClientRect().width,
    )
    await expect(new Set(widths).size).toBe(1)
    await userEvent.click(within(letters).getByRole('link', { name: 'B' }))
    await waitFor(async () => {
      const marked = within(letters)
        .getAllByRole('link')
        .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
      await expect(marked.map(({ textContent }) => textContent)).toEqual(['B'])
    })
    const last = canvas.getByRole('heading', { name: 'T' })
    last.scrollIntoView()
    await waitFor(() => expect(letters.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await waitFor(async () => {
      const [marked] = within(letters)
        .getAllByRole('link')
        .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
      const { left, right } = marked!.getBoundingClientRect()
      await expect(marked!.textContent).toBe('T')
      await expect([left >= 0, right <= document.documentElement.clientWidth]).toEqual([true, true])
    })
  },
}
/** Two brands are beside each other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Default.play?.(context)
    const group = within(context.canvas.getByRole('region', { name: 'S' }))
    const [saanjh, sheher] = group.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(sheher!.top).toBe(saanjh!.top)
    await expect(sheher!.left).toBeGreaterThan(saanjh!.right)
  },
}
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/brands', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = { beforeEach: hasBrands([]), play: showsHeading('No brands yet') }

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/brands', fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const LongText: Story = {
  beforeEach: hasBrands([...NAMES, 'Everythingthatyourgrandmotherknewabouthair and then some']),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Brands A to Z'),
}
