import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoadMore } from '../LoadMore/LoadMore.tsx'
import { Price } from '../Price/Price.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { hindi } from '../texts/hindi.ts'
import { Timeline } from '../Timeline/Timeline.tsx'
import { TextsProvider } from './TextsProvider.tsx'

const meta = {
  title: 'Components/TextsProvider',
  component: TextsProvider,
  args: {
    children: (
      <>
        <Price mrp={139900} sellingPrice={99900} />
        <Rating average={4.5} count={1} />
        <QuantityStepper label="Kajal" value={1} max={10} onChange={() => undefined} />
        <Timeline items={[{ title: 'Kajal', at: '2026-11-22T12:10:00Z', state: 'done' }]} />
        <LoadMore shown={24} total={1234} href="#more" />
      </>
    ),
  },
} satisfies Meta<typeof TextsProvider>

export default meta
type Story = StoryObj<typeof meta>

/** English and Indian, as without a provider. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeVisible()
    await expect(canvas.getByText('₹99,900')).toBeVisible()
    await expect(canvas.getByText('Rated 4.5 out of 5, 1 review')).toBeInTheDocument()
    await expect(canvas.getByText('Sun, 22 Nov, 5:40 pm')).toBeVisible()
  },
}

/** Every text, the plural rules and the dates. */
export const Hindi: Story = {
  args: { texts: hindi, locale: 'hi-IN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'एक और' })).toBeVisible()
    await expect(canvas.getByText('5 में से 4.5 अंक, 1 समीक्षा')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'और दिखाएँ' })).toBeVisible()
  },
}

/** Some texts, another currency and another time zone; the rest stays as it is. */
export const InAnotherCountry: Story = {
  args: {
    texts: () => ({ LoadMore: { more: 'Show more' } }),
    locale: 'en-GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£99,900.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show more' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeVisible()
    await expect(canvas.getByText(/12:10/)).toBeVisible()
  },
}
