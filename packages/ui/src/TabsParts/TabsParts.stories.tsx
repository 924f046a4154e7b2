import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as Tabs from './TabsParts.tsx'

const meta = {
  title: 'Components/TabsParts',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  args: {
    defaultValue: 'details',
    onChange: fn(),
    children: (
      <>
        <Tabs.List label="About this product">
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="reviews" count={1204}>
            Reviews
          </Tabs.Tab>
        </Tabs.List>
        <p>Of both tabs: made in Kannauj.</p>
        <Tabs.Panel value="details">A soft matte that stays for eight hours.</Tabs.Panel>
        <Tabs.Panel value="reviews">4.6 of 5 stars.</Tabs.Panel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const MovesByPointerAndKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Reviews/ }))
    await expect(canvas.getByRole('tabpanel', { name: /Reviews/ })).toHaveTextContent('4.6 of 5 stars.')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith('details')
    await expect(canvas.getByRole('tabpanel', { name: 'Details' })).toBeVisible()
  },
}
