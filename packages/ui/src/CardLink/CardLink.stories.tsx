import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Text } from '../Text/Text.tsx'
import { CardLink } from './CardLink.tsx'

const meta = {
  title: 'Components/CardLink',
  component: CardLink,
  args: { href: '#red', children: 'How to find your red', onClick: fn((event) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <Panel as="article" tone="card" style={{ position: 'relative' }}>
        <Heading level={2} size="h4">
          <Story />
        </Heading>
        <Text tone="muted">Four minutes and a mirror by the window.</Text>
      </Panel>
    ),
  ],
} satisfies Meta<typeof CardLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const PressedAnywhereOnTheCard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'How to find your red' })
    const text = canvas.getByText(/Four minutes/).getBoundingClientRect()
    const pressed = document.elementFromPoint(text.left + 5, text.top + 5)
    await expect(pressed).toBe(link)
    await userEvent.click(link)
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
