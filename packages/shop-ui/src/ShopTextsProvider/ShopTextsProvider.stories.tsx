import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextsProvider } from '@shop/ui/TextsProvider'
import { expect } from 'storybook/test'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { SessionList } from '../SessionList/SessionList.tsx'
import { ShopTextsProvider } from './ShopTextsProvider.tsx'

const meta = {
  title: 'Shop/ShopTextsProvider',
  component: ShopTextsProvider,
  args: {
    texts: () => ({}),
    children: (
      <>
        <FreeDelivery missing={101} from={499} />
        <SessionList
          sessions={[
            {
              id: 1,
              device: 'Chrome on Android phone',
              loggedInAt: '2026-11-19T12:10:00Z',
              seenAt: '2026-11-22T12:10:00Z',
              isCurrent: true,
            },
            {
              id: 2,
              device: 'Safari on iPhone',
              loggedInAt: '2026-11-18T12:10:00Z',
              seenAt: '2026-11-20T12:10:00Z',
              isCurrent: false,
            },
          ]}
          onLogout={() => undefined}
        />
      </>
    ),
  },
} satisfies Meta<typeof ShopTextsProvider>

export default meta
type Story = StoryObj<typeof meta>

/** English, as without a provider. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add ₹101 more for free delivery')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Log out Safari on iPhone' })).toBeVisible()
  },
}

/** Texts of one component in Hindi; the other keeps its English texts. */
export const PartlyInHindi: Story = {
  args: {
    texts: () => ({
      SessionList: {
        current: 'यह डिवाइस',
        logOut: 'लॉग आउट',
        logOutOf: (device) => `${device} से लॉग आउट करें`,
      },
    }),
  },
  decorators: [(Story) => <TextsProvider locale="hi-IN">{Story()}</TextsProvider>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('यह डिवाइस')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Safari on iPhone से लॉग आउट करें' })).toBeVisible()
    await expect(canvas.getByText('Add ₹101 more for free delivery')).toBeVisible()
  },
}
