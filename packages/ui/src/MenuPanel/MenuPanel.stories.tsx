import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { MenuPanel } from './MenuPanel.tsx'

const meta = {
  title: 'Components/MenuPanel',
  component: MenuPanel,
  args: { children: <Link href="#">Everything in Lips</Link> },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const AtTheEnd: Story = { args: { placement: 'end' } }

/** The code of its content is still loading: a line shows that it comes. */
export const Empty: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[data-placement]')
    await waitFor(() => expect(panel).toBeVisible())
    await expect(panel?.getBoundingClientRect().height).toBeGreaterThan(50)
  },
}
export const Wide: Story = { args: { placement: 'wide' } }

/** The panel keeps the page's scheme even when its button is in a dark strip. */
export const HasTheSchemeOfThePage: Story = {
  decorators: [
    (Story) => (
      <div data-scheme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('link').parentElement
    await expect(panel).toHaveStyle({ colorScheme: 'light' })
  },
}
