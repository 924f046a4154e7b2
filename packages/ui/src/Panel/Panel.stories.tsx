import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Panel } from './Panel.tsx'

const content = (
  <>
    <Heading level={2} size="h4">
      Delivered in about two hours
    </Heading>
    <Text tone="muted">In Delhi-NCR, until 9 in the evening.</Text>
  </>
)

const meta = {
  title: 'Components/Panel',
  component: Panel,
  args: { children: content },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(
        ['outlined', 'card', 'ruled', 'raised', 'sunken', 'brand', 'positive', 'critical', 'accent'] as const
      ).map((tone) => (
        <Panel key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}
export const SmallestPhone: Story = { args: { padding: 'l' }, globals: { viewport: { value: 'small' } } }
