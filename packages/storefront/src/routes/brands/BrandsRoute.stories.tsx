import { makeBrand } from '@shop/contract/factories/brands'
import { toBrandWire } from '@shop/contract/factories/wires'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
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
    http.get('/api/list-brand', says({ data: names.map((name) => toBrandWire(makeBrand({ name }))) })),
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
    await expect(canvas.getByRole('region', { name: 'S' })).toHaveTextContent('SaanjhSheher')
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { ...Default, globals: { scheme: 'dark' } }

export const Loading: Story = {
  beforeEach: withAnswers(http.get('/api/list-brand', never)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
  },
}

export const Empty: Story = { beforeEach: hasBrands([]), play: showsHeading('No brands yet') }

export const Failed: Story = {
  beforeEach: withAnswers(http.get('/api/list-brand', fails(503))),
  play: ({ canvas }) => expectFailure(canvas),
}

export const LongText: Story = {
  beforeEach: hasBrands([...NAMES, 'Everythingthatyourgrandmotherknewabouthair and then some']),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow('Brands A to Z'),
}
